def test_zz(follow):
    for f in ("undolines","glance","undotold","bidding"):
        print(follow(f))
