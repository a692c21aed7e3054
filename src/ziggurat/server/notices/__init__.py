"""Notices: telling people who are not there that it is their turn, by mail or webhook.

Tables ask `choosing` who is to be told what, and store the rows together with what happened.
`sender` takes them out of the outbox, however often it or its process fails.
"""
