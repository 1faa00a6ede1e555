import type { StripeConstructor } from '@stripe/stripe-js'
import { askChallenge } from './ask-challenge.tsx'
import { completeChallenge, confirmIntent, retrieveIntent, type SandboxAnswer } from './sandbox-api.ts'
import { makeSandboxElements, type SandboxElements } from './sandbox-elements.tsx'

interface ConfirmInput {
  elements: SandboxElements
  confirmParams: { return_url: string }
  redirect?: 'always' | 'if_required'
}

/** The release train that the official loader expects of `window.Stripe`. */
const libraryVersion = 'endive'

/** Defines `window.Stripe` before the official loader looks for it (facts: Stripe 3.8). Once a page. */
export function installSandboxStripe(): void {
  if (window.Stripe) return
  window.Stripe = Object.assign(makeSandboxStripe, {
    version: libraryVersion,
  }) as unknown as StripeConstructor
}

/** As much of Stripe.js as the official React package and our payment form use. */
function makeSandboxStripe(publishableKey: string) {
  return {
    elements: makeSandboxElements,
    createToken: notInSandbox,
    createPaymentMethod: notInSandbox,
    confirmCardPayment: notInSandbox,
    registerAppInfo: () => {},
    _registerWrapper: () => {},
    retrievePaymentIntent: (clientSecret: string) => retrieveIntent({ publishableKey, clientSecret }),
    handleNextAction: ({ clientSecret }: { clientSecret: string }) =>
      finish({ publishableKey, clientSecret }),
    async confirmPayment({
      elements,
      confirmParams,
      redirect = 'always',
    }: ConfirmInput): Promise<SandboxAnswer> {
      const { error } = await elements.submit()
      if (error) return { error }
      const intent = { publishableKey, clientSecret: elements.clientSecret }
      const confirmed = await confirmIntent(intent, elements.card.read().entry, confirmParams.return_url)
      const answer = await answerNextAction(intent, confirmed)
      if (!answer.error && redirect === 'always') window.location.assign(confirmParams.return_url)
      return answer
    },
  }
}

async function finish(intent: { publishableKey: string; clientSecret: string }): Promise<SandboxAnswer> {
  return answerNextAction(intent, await retrieveIntent(intent))
}

async function answerNextAction(
  intent: { publishableKey: string; clientSecret: string },
  answer: SandboxAnswer,
): Promise<SandboxAnswer> {
  if (answer.paymentIntent?.status !== 'requires_action') return answer
  return completeChallenge(intent, await askChallenge(answer.paymentIntent.amount))
}

async function notInSandbox(): Promise<SandboxAnswer> {
  return { error: { type: 'api_error', message: 'The sandbox does not offer this.' } }
}
