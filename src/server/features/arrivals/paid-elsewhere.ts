import type * as z from 'zod/mini'
import type { enterPaidElsewhere as call } from '../../../shared/api/arrivals.ts'
import { centsOfText } from '../../../shared/rules/amount-of-text.ts'
import { isDay } from '../../../shared/rules/civil-days.ts'
import { says } from '../../../shared/sentences/says.ts'
import { Refusal } from '../../platform/http/refusal.ts'

export interface PaidElsewhere {
  paid: 'elsewhere' | 'free'
  amountCents: number
  paidOn: string | null
}

/** What staff typed of it, as it is kept. Throws Refusal 'invalid_input' for an amount or a day that is missing or has not come. */
export function paidOf({ paid, amount, paidOn }: z.output<typeof call.body>, today: string): PaidElsewhere {
  if (paid === 'free') return { paid, amountCents: 0, paidOn: null }
  const [noAmount, noDay] = [says('staffCheck.amount'), says('staff.paidOnMissing')]
  const amountCents = centsOfText((amount ?? '').trim())
  if (amountCents === null || amountCents === 'none' || amountCents === 0)
    throw new Refusal('invalid_input', noAmount, { amount: noAmount })
  if (paidOn === undefined || !isDay(paidOn)) throw new Refusal('invalid_input', noDay, { paidOn: noDay })
  const toCome = says('staff.dayToCome')
  if (paidOn > today) throw new Refusal('invalid_input', toCome, { paidOn: toCome })
  return { paid, amountCents, paidOn }
}
