/** What may be bought, and at what price. Prices are whole dollars. */
export interface Product {
  key: string
  name: string
  dollars: number
  description: string
  inclusions: readonly string[]
}

export const productCategories = [
  'generator',
  'subscription',
  'plan',
  'toolkit',
  'module',
  'session',
  'readiness',
  'offer',
] as const
export type ProductCategory = (typeof productCategories)[number]

/** How often the price is due: once, or at the start of every period until it is cancelled. */
export type Billing = 'once' | 'month' | 'quarter' | 'year'

/** What a purchase opens: the letter generator, a client's case (decision 12), a session with us, or material that we send. */
export type Opening = 'generator' | 'case' | 'session' | 'material'

/** A product with a payment link of its own, at `/pay/{key}`; the link itself is a setting. What it opens stands in grants.ts. */
export interface LinkedProduct extends Product {
  category: ProductCategory
  billing: Billing
  /** The price that a page shows crossed out or beside it. */
  originalDollars?: number
}

/** The address of a product's payment link: the configured one, or the sandbox's hosted page (decision 12). */
export const payAddress = (key: string) => `/pay/${key}`
