import type { PurchaseShown } from '../../../shared/api/storefront.ts'
import type { Messages } from '../../../shared/messages/messages.ts'
import { formatDay } from '../../lib/format.ts'
import type { Tone } from '../../ui/badge.tsx'

export const toneOf: Record<PurchaseShown['status'], Tone> = {
  active: 'good',
  ending: 'wait',
  'past-due': 'alarm',
  ended: 'neutral',
  refunded: 'neutral',
}

/** What comes of a purchase, in a sentence; null for what stays open without end. @param say names a product */
export function outlookOf(
  purchase: PurchaseShown,
  texts: Messages['purchases'],
  say: (name: string) => string,
): string | null {
  const { status, opensUntil, becomes, product } = purchase
  if (status === 'past-due') return texts.isPastDue
  if (status === 'ended') return texts.isEnded
  if (status === 'refunded') return texts.isRefunded
  if (opensUntil === null) return null
  const day = formatDay(opensUntil)
  if (becomes === null) return texts.endsOn(day)
  return becomes === product.name ? texts.renews(day) : texts.changes(say(becomes), day)
}
