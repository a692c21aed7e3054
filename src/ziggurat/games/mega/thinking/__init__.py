"""What greedy makes of a question: rules of thumb, one module per subject.

Every answer is worked out anew from the position a seat imagines; nothing is remembered. `counsel`
knows which rule belongs to which question.
"""
