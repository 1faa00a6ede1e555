import type { LinkedProduct } from '../../../shared/catalogue/product.ts'

const intervals = {
  once: null,
  month: { interval: 'month', interval_count: 1 },
  quarter: { interval: 'month', interval_count: 3 },
  year: { interval: 'year', interval_count: 1 },
} as const

/** How a product's billing is written in the provider's price: null for a single payment. */
export const recurringOf = (product: LinkedProduct) => intervals[product.billing]
