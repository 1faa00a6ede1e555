import type { LinkedProduct, ProductCategory } from '../../../shared/catalogue/product.ts'

const pages: Record<ProductCategory, string> = {
  subscription: '/subscriptions',
  plan: '/software-plans',
  toolkit: '/broken-lease#pricing',
  module: '/all-solutions#software-solutions',
  session: '/all-solutions#consultations',
  generator: '/all-solutions#software-solutions',
  readiness: '/readiness#pricing',
  offer: '/10k-september-play',
}

/** Sold on a page of their own, and not on that of their kind, or there at another price. */
const ownPages: Readonly<Record<string, string>> = {
  'collections-toolkit': '/collections-toolkit',
  'collections-dispute-module': '/collections-dispute-module',
  'credit-fast-track-module': '/credit-fast-track-module',
  'application-prequalification': '/funding-application-module',
}

/** Where a product is sold, for whoever opened its payment page in a tab of its own and wants to go back. */
export const productPage = ({ key, category }: LinkedProduct): string => ownPages[key] ?? pages[category]
