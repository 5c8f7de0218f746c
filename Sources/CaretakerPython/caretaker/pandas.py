"""Columns of pandas: once this is imported, each Series has ``series.caretaker``.

>>> import pandas
>>> import caretaker.pandas
>>> pandas.Series(["2015550123", "1"]).caretaker.format("us-phone").to_list()
['+1 (201) 555-0123', '1']
"""

import pandas

from ._accessors import ColumnMethods

pandas.api.extensions.register_series_accessor("caretaker")(ColumnMethods)
