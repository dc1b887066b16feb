"""Settings for all tests: properties are tried on the same examples everywhere, without clocks."""

from hypothesis import settings

settings.register_profile("longroll", deadline=None, derandomize=True)
settings.load_profile("longroll")
