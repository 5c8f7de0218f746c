from ._accessors import ColumnMethods as ColumnMethods
