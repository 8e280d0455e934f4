import type { StatementGroup } from './statement'
import { company } from './statements/company'
import { product } from './statements/product'

/** In the order of the specification. */
export const allStatements: StatementGroup[] = [
  { heading: '1. What the product does and for whom', statements: [...product, ...company] },
]
