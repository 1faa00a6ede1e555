/** What a card of Stripe's documentation does (facts: test cards). */
export interface CardBehaviour {
  brand: 'visa' | 'mastercard' | 'amex' | 'discover'
  /** 'required': the cardholder must authenticate before the charge. */
  authentication?: 'required' | 'lookup_fails'
  decline?: Decline
  /** A dispute that is opened right after the charge. */
  dispute?: 'fraudulent' | 'product_not_received' | 'inquiry'
  /** A refund that begins as pending and is made then, or begins as made and is sent back by the bank. */
  refund?: 'late' | 'fails'
}

/** A declined charge. `message` is what the payer may read: fraud reasons are never named (facts 3.4). */
export interface Decline {
  code: string
  declineCode?: string
  message: string
}

const declined = 'Your card was declined.'
const cardDeclined = (declineCode: string, message = declined): Decline => ({
  code: 'card_declined',
  declineCode,
  message,
})
const insufficientFunds = cardDeclined('insufficient_funds', 'Your card has insufficient funds.')
const processingError: Decline = {
  code: 'processing_error',
  message: 'An error occurred while processing your card. Try again in a little bit.',
}

const visa = (behaviour: Omit<CardBehaviour, 'brand'> = {}): CardBehaviour => ({
  brand: 'visa',
  ...behaviour,
})

const cards: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': visa(),
  '5555555555554444': { brand: 'mastercard' },
  '378282246310005': { brand: 'amex' },
  '6011111111111117': { brand: 'discover' },
  '4000000000000002': visa({ decline: cardDeclined('generic_decline') }),
  '4000000000009995': visa({ decline: insufficientFunds }),
  '4000000000009987': visa({ decline: cardDeclined('lost_card') }),
  '4000000000009979': visa({ decline: cardDeclined('stolen_card') }),
  '4000000000000069': visa({ decline: { code: 'expired_card', message: 'Your card has expired.' } }),
  '4000000000000127': visa({
    decline: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  }),
  '4000000000000119': visa({ decline: processingError }),
  '4000000000006975': visa({
    decline: cardDeclined(
      'card_velocity_exceeded',
      'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
    ),
  }),
  '4000000000000341': visa({ decline: cardDeclined('generic_decline') }),
  '4000002500003155': visa({ authentication: 'required' }),
  '4000002760003184': visa({ authentication: 'required' }),
  '4000000000003220': visa({ authentication: 'required' }),
  '4000008400001629': visa({ authentication: 'required', decline: cardDeclined('generic_decline') }),
  '4000008260003178': visa({ authentication: 'required', decline: insufficientFunds }),
  '4000008400001280': visa({ authentication: 'lookup_fails' }),
  '4000000000003055': visa(),
  '4000000000003097': visa(),
  '4100000000000019': visa({ decline: cardDeclined('fraudulent') }),
  '4000000000004954': visa({ decline: cardDeclined('fraudulent') }),
  '4000000000000259': visa({ dispute: 'fraudulent' }),
  '4000000000002685': visa({ dispute: 'product_not_received' }),
  '4000000000001976': visa({ dispute: 'inquiry' }),
  '4000000000000077': visa(),
  '4000000000007726': visa({ refund: 'late' }),
  '4000000000005126': visa({ refund: 'fails' }),
}

/** The names by which a server may use the cards (`pm_card_…`), as far as this product's tests use them. */
export const paymentMethodAliases: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_discover: '6011111111111117',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_threeDSecure2Required: '4000000000003220',
}

export const authenticationLookupFailure = processingError
export const authenticationFailure: Decline = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}

/** Luhn checksum over the digits (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (const [place, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return digits.length >= 12 && sum % 10 === 0
}

/** How a number behaves; a number that is none of the documented ones is declined, as in Stripe's test mode. */
export function behaviourOf(digits: string): CardBehaviour {
  const known = cards[digits]
  if (known) return known
  const brand = digits.startsWith('5') ? 'mastercard' : digits.startsWith('3') ? 'amex' : 'visa'
  const message = 'Your card was declined. Your request was in test mode, but used a non test card.'
  return {
    brand,
    decline: cardDeclined('test_mode_live_card', `${message} Use a test card such as 4242 4242 4242 4242.`),
  }
}
