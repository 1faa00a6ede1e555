import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js'

type Confirmer = Pick<Stripe, 'confirmPayment' | 'retrievePaymentIntent'>

/** 'unclear': no answer came, and the provider could not be asked; nothing may be said about a charge. */
export type Confirmation =
  | { outcome: 'confirmed' }
  | {
      outcome: 'refused' | 'unclear'
      /** The provider's own sentence. */
      message: string | null
      /** What went wrong where the provider did not answer, as far as the error says it. */
      fault: string | null
    }

/**
 * Confirms the payment of these elements. A method that needs the bank's own page leaves this one for `returnUrl`;
 * a card stays, so that the toast can be read. An answer that was lost, or a second try after it, is cleared up by
 * asking for the intent: a card that was charged is never called refused. Whether it is paid, the server asks.
 */
export async function confirmCard(input: {
  stripe: Confirmer
  elements: StripeElements
  clientSecret: string
  returnUrl: string
}): Promise<Confirmation> {
  const { error, thrown } = await attempt(input)
  if (!error && thrown === undefined) return { outcome: 'confirmed' }
  if (isSettled(error?.payment_intent?.status)) return { outcome: 'confirmed' }
  const message = error?.message ?? null
  const fault = thrown instanceof Error && thrown.message !== '' ? thrown.message : null
  if (error && saysNothingHappened(error)) return { outcome: 'refused', message, fault }
  const status = await findStatus(input)
  if (isSettled(status)) return { outcome: 'confirmed' }
  return { outcome: status === null ? 'unclear' : 'refused', message, fault }
}

async function attempt(input: {
  stripe: Confirmer
  elements: StripeElements
  returnUrl: string
}): Promise<{ error?: StripeError; thrown?: unknown }> {
  try {
    const { error } = await input.stripe.confirmPayment({
      elements: input.elements,
      confirmParams: { return_url: input.returnUrl },
      redirect: 'if_required',
    })
    return error ? { error } : {}
  } catch (cause) {
    return { thrown: cause ?? null }
  }
}

/** Refused by the bank, by the fields, or by the provider's rules: an answer that names its reason. */
function saysNothingHappened(error: StripeError): boolean {
  return ['card_error', 'validation_error', 'invalid_request_error'].includes(error.type)
}

function isSettled(status: string | null | undefined): boolean {
  return status === 'succeeded' || status === 'processing' || status === 'requires_capture'
}

async function findStatus({
  stripe,
  clientSecret,
}: {
  stripe: Confirmer
  clientSecret: string
}): Promise<string | null> {
  try {
    return (await stripe.retrievePaymentIntent(clientSecret)).paymentIntent?.status ?? null
  } catch {
    return null
  }
}
