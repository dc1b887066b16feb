def test_zz(follow):
    follow("zz")
