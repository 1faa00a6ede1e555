// `npm run stripe:setup`: makes products, prices, payment links and the customer page in a Stripe account, from the
// catalogue, and prints the settings to paste. Safe to repeat. Needs STRIPE_SECRET_KEY, and PUBLIC_URL for the way back.
import Stripe from 'stripe'
import { setUpStripe, webhookEvents } from '../src/server/platform/payments/set-up-stripe.ts'

const { STRIPE_SECRET_KEY: key, PUBLIC_URL: publicUrl = 'http://localhost:3000' } = process.env

if (!key || !/^(sk|rk)_/.test(key)) {
  console.error('Please set STRIPE_SECRET_KEY to a secret key of the Stripe account, and PUBLIC_URL.')
  process.exit(1)
}
try {
  const stripe = new Stripe(key, { telemetry: false, maxNetworkRetries: 2 })
  const lines = await setUpStripe(stripe, new URL(publicUrl).origin, (line) => console.error(line))
  console.error(`\nThe webhook ${new URL('/api/webhooks/stripe', publicUrl)} has to be told of these events:`)
  console.error(webhookEvents.join(', '))
  console.error('\nThe settings of the payment links:\n')
  for (const line of lines) console.log(line)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
