"""``python -m longroll``: the command line."""

from longroll.cli import main

if __name__ == "__main__":
    main()
