import { ninetyDayMax } from './tiers.ts'

/** What a buyer is told of refunds beside the button: the offer with the money-back claim, and everything else (decision 8). */
export const refundTermsOf = (key: string): 'moneyBack' | 'final' =>
  key === ninetyDayMax.key ? 'moneyBack' : 'final'
