import { intakeAnswers } from '../support/paying-client.ts'
import { type HttpBrowser, httpBrowser, intakeForm } from './http-browser.ts'

/**
 * A client who goes on where the server broke off: each step is tried again until it is answered. What was answered is
 * remembered here, and must be true for ever after.
 */
export interface PersistentClient {
  browser: HttpBrowser
  /** Set by the answer to the payment. */
  clientId: number | null
  /** Whether the intake was answered. */
  acknowledged: boolean
  /** Goes on to the end of the intake. Throws when the server is gone; then call it again. */
  goOn(onIntake: () => void): Promise<void>
}

export function persistentClient(number: number, address: () => string): PersistentClient {
  const contact = {
    name: intakeAnswers.name,
    email: `client-${number}@example.com`,
    phone: intakeAnswers.phone,
  }
  const browser = httpBrowser(address)
  let intent: { paymentIntentId: string; clientSecret: string } | null = null
  const client: PersistentClient = {
    browser,
    clientId: null,
    acknowledged: false,
    async goOn(onIntake) {
      const order = { ...contact, tier: 'premier', agreeToContact: true, attemptKey: `order-${number}` }
      intent ??= (await browser.post('/api/create-payment-intent', order)) as NonNullable<typeof intent>
      if (client.clientId === null) {
        await browser.pay(intent)
        const payment = (await browser.get(`/api/payments/${intent.paymentIntentId}`)) as {
          clientId: number | null
        }
        client.clientId = payment.clientId
      }
      if (client.acknowledged) return
      const { paymentIntentId } = intent
      const attemptKey = `intake-form-of-client-${number}`
      const form = intakeForm({
        ...intakeAnswers,
        ...contact,
        clientType: 'paid',
        paymentIntentId,
        attemptKey,
      })
      onIntake()
      const answer = (await browser.post('/api/intake', form)) as { clientId: number }
      client.acknowledged = true
      if (answer.clientId !== client.clientId) {
        throw new Error(`client ${client.clientId} was answered as ${answer.clientId} after its intake`)
      }
    },
  }
  return client
}
