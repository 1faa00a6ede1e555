import { findLinkedProduct } from '../../../shared/catalogue/linked-products.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import type { SubscriptionShown } from './sandbox-pages.ts'

/** 'June 3, 2026' of unix seconds. */
export const dayOf = (seconds: number) => formatDay(new Date(seconds * 1000).toISOString())

/** The English name of a product's key; `useSay` says it. */
export const nameOf = (key: string | null) => (key && findLinkedProduct(key)?.name) || (key ?? '')

/** One sentence: what becomes of the subscription next. */
export function SubscriptionState({ subscription }: { subscription: SubscriptionShown }) {
  const { pay } = useMessages()
  const say = useSay()
  const { status } = pay.manage
  const product = findLinkedProduct(subscription.product ?? '')
  const day = dayOf(subscription.paid_until)
  const price = product ? `${formatDollars(product.dollars)} ${pay.billing[product.billing]}` : ''
  if (subscription.status === 'canceled') return <p>{status.over(day)}</p>
  if (subscription.status === 'past_due') return <p>{status.pastDue(day)}</p>
  if (subscription.ends) return <p>{status.ends(day)}</p>
  if (subscription.becomes) return <p>{status.becomes(day, say(nameOf(subscription.becomes)))}</p>
  return <p>{status.renews(day, price)}</p>
}
