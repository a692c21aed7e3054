"""The algebra most options are built from, gathered from the modules that have them.

Something chosen (`OneOf`, `Amount`, `SomeOf`), so many of each (`Split`, `Bundle`), and what is
put together of other options (`Form`, `Either`, and the `Word` that is a branch of its own).
"""

from ziggurat.kernel.choosing import Amount, OneOf, SomeOf
from ziggurat.kernel.forms import Either, Form, Word
from ziggurat.kernel.sharing import Bundle, Split

__all__ = ["Amount", "Bundle", "Either", "Form", "OneOf", "SomeOf", "Split", "Word"]
