#include "bulk_kernel.h"
