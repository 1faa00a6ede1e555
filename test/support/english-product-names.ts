import { findPackage } from '../../src/shared/catalogue/find-package.ts'
import { linkedProducts } from '../../src/shared/catalogue/linked-products.ts'
import { findReadinessPackage } from '../../src/shared/catalogue/readiness-packages.ts'
import { productNameIn } from '../../src/shared/messages/product-name-in.ts'
import { productRows } from './product-table.ts'

const sold = productRows.map(([key]) => {
  const product =
    findPackage(key) ?? linkedProducts.find((each) => each.key === key) ?? findReadinessPackage(key)
  if (!product) throw new Error(`nothing is known of ${key}`)
  return product
})
/** Every name under which something is sold, in English. */
export const soldNames = [...new Set(sold.map(({ name }) => name))]
/** English names that a Spanish reader never reads: names of brands, which stay, are none of them. */
export const translatedNames = soldNames.filter((name) => productNameIn('es', name) !== name)
// The longest first: 'Rental Toolkit' stands in 'Premium Rental Toolkit'.
const longestFirst = translatedNames.toSorted((one, other) => other.length - one.length)

/** The English names of products in a text for a Spanish reader; one that stands within a Spanish name is none. */
export function englishNamesIn(text: string): string[] {
  const rest = longestFirst.reduce((left, name) => left.replaceAll(productNameIn('es', name), '·'), text)
  return longestFirst.filter((name) => rest.includes(name))
}
