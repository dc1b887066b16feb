"""Notices to members: recorded as things happen, gathered, and sent until delivered."""
