import { behaviourOf, type CardBehaviour, passesLuhn, paymentMethodAliases } from './test-cards.ts'
import { cardError, invalidRequest } from './wire-error.ts'

/** A checked card: how it behaves, and the little that may be kept of it. */
export interface CheckedCard {
  behaviour: CardBehaviour
  shown: { brand: string; last4: string; exp_month: number; exp_year: number }
}

type Given = Record<string, unknown> | undefined

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * Checks number, expiry and security code as the provider does. The number is looked at here and never stored.
 * Throws WireError 402 for what the payer mistyped, 400 when there is no card at all.
 */
export function checkCard(
  given: { payment_method?: unknown; payment_method_data?: unknown },
  now: Date,
): CheckedCard {
  const alias = paymentMethodAliases[text(given.payment_method)]
  if (alias) return checked(alias, 12, now.getUTCFullYear() + 3)
  const data = given.payment_method_data as Given
  const card = data?.card as Given
  if (text(data?.type) !== 'card' || !card) {
    throw invalidRequest('You must provide a card.', { code: 'parameter_missing', param: 'payment_method' })
  }
  const digits = text(card.number).replace(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) {
    throw cardError(
      { code: 'incorrect_number', message: 'Your card number is incorrect.' },
      { param: 'number' },
    )
  }
  const [month, year] = expiry(card, now)
  const wanted = digits.startsWith('34') || digits.startsWith('37') ? 4 : 3
  if (!/^\d{3,4}$/.test(text(card.cvc)) || text(card.cvc).length !== wanted) {
    throw cardError(
      { code: 'invalid_cvc', message: "Your card's security code is invalid." },
      { param: 'cvc' },
    )
  }
  return checked(digits, month, year)
}

function expiry(card: Record<string, unknown>, now: Date): [number, number] {
  const month = Number(text(card.exp_month))
  if (!Number.isInteger(month) || month < 1 || month > 12) {
    const message = "Your card's expiration month is invalid."
    throw cardError({ code: 'invalid_expiry_month', message }, { param: 'exp_month' })
  }
  const given = Number(text(card.exp_year))
  const year = given < 100 ? 2000 + given : given
  const over = year < now.getUTCFullYear() || (year === now.getUTCFullYear() && month < now.getUTCMonth() + 1)
  if (!Number.isInteger(year) || over || year > now.getUTCFullYear() + 50) {
    const message = "Your card's expiration year is invalid."
    throw cardError({ code: 'invalid_expiry_year', message }, { param: 'exp_year' })
  }
  return [month, year]
}

function checked(digits: string, month: number, year: number): CheckedCard {
  const behaviour = behaviourOf(digits)
  return {
    behaviour,
    shown: { brand: behaviour.brand, last4: digits.slice(-4), exp_month: month, exp_year: year },
  }
}
