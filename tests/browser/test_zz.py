def test_zz(follow):
    print(follow("zz"))
