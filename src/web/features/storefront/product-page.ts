import type { LinkedProduct, ProductCategory } from '../../../shared/catalogue/product.ts'

const pages: Record<ProductCategory, string> = {
  subscription: '/subscriptions',
  plan: '/software-plans',
  toolkit: '/toolkits',
  module: '/all-solutions#software-solutions',
  session: '/all-solutions#consultations',
  generator: '/dispute-generator',
  readiness: '/armor-ready',
  offer: '/10k-september-play',
}

/** Where a product is described, for whoever opened its payment page first and wants to go back. */
export const productPage = (product: LinkedProduct): string => pages[product.category]
