import { linkedProducts } from '../../../shared/catalogue/linked-products.ts'
import { payAddress } from '../../../shared/catalogue/product.ts'
import { setupTexts as texts } from '../../../shared/messages/staff/setup.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { TextLink } from '../../ui/text-link.tsx'

/** The catalogue sells some things of one name at two prices. */
const isNameOfTwo = (name: string) => linkedProducts.filter((product) => product.name === name).length > 1

/** Every product with a page of its own: its price, which the server alone decides, and where it is paid. */
export function PricesOfCatalogue() {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {texts.prices(linkedProducts.length)}
      </summary>
      <p className="text-muted">{texts.pricesLead}</p>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {linkedProducts.map(({ key, name, dollars }) => (
          <li key={key} className="flex min-w-0 flex-wrap items-center justify-between gap-x-3">
            <TextLink to={payAddress(key)} className="inline-flex min-h-11 items-center break-words">
              {isNameOfTwo(name) ? `${name} (${key})` : name}
            </TextLink>
            <span className="ml-auto tabular-nums">{formatDollars(dollars)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
