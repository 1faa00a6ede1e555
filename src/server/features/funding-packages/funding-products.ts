import { armorReady, entityReadiness } from '../../../shared/catalogue/funding-products.ts'
import { applicationPackage } from '../../../shared/catalogue/success-fees.ts'
import { centsFromDollars } from '../../../shared/rules/money.ts'

const products = {
  'armor-ready': { name: armorReady.name, dollars: armorReady.dollars },
  'entity-readiness': { name: entityReadiness.name, dollars: entityReadiness.dollars },
  'application-package': { name: applicationPackage.name, dollars: applicationPackage.dollars },
} as const
export type FundingProductKey = keyof typeof products

/** What is sold by a PaymentIntent of the funding checkout, at the catalogue's price. */
export function fundingProduct(key: FundingProductKey): {
  key: FundingProductKey
  name: string
  cents: number
} {
  const { name, dollars } = products[key]
  return { key, name, cents: centsFromDollars(dollars) }
}

/** The same by a key that may be another's. */
export const findFundingProduct = (key: string | undefined) =>
  key !== undefined && Object.hasOwn(products, key) ? fundingProduct(key as FundingProductKey) : undefined
