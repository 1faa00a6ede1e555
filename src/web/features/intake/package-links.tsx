import { tierKeys, tiers } from '../../../shared/catalogue/tiers.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { LinkButton } from '../../ui/link-button.tsx'

/**
 * The packages, each with its price and the way to pay for it.
 * @param props.client the unpaid record that the payment settles; null: it makes one
 */
export function PackageLinks({ client }: { client: number | null }) {
  const { unpaid } = useMessages()
  const say = useSay()
  return (
    <ul className="mt-4 grid gap-3">
      {tierKeys.map((key) => {
        const { name, dollars, description } = tiers[key]
        const price = formatDollars(dollars, { whole: true })
        return (
          <li
            key={key}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg border border-line bg-surface p-4"
          >
            <span className="min-w-0 flex-1 basis-60">
              <span className="block font-semibold">{name}</span>
              <span className="block text-muted">{say(description)}</span>
            </span>
            <LinkButton
              kind="secondary"
              to={checkoutOf(key, dollars, client)}
              aria-label={unpaid.payFor(name, price)}
            >
              {unpaid.pay(price)}
            </LinkButton>
          </li>
        )
      })}
    </ul>
  )
}

function checkoutOf(tier: string, dollars: number, client: number | null): string {
  const query = new URLSearchParams({ tier, amount: String(dollars) })
  if (client !== null) query.set('client', String(client))
  return `/checkout?${query}`
}
