import type Stripe from 'stripe'
import { reachable } from './stripe-answers.ts'

/** By this metadata the customer portal's configuration is found that `npm run stripe:setup` made. */
export const customerPageMark = { armor: 'customer-page' }

/** null when none was made. @param expand fields of the list that are only answered when they are asked for */
export async function findCustomerPageConfiguration(
  stripe: Stripe,
  expand: string[] = [],
): Promise<Stripe.BillingPortal.Configuration | null> {
  const configurations = stripe.billingPortal.configurations.list({
    active: true,
    limit: 100,
    ...(expand.length > 0 ? { expand } : {}),
  })
  for await (const each of configurations) {
    if (each.metadata?.armor === customerPageMark.armor) return each
  }
  return null
}

/** Opens the customer portal as `npm run stripe:setup` configured it; else as the account has it. */
export async function openPortalSession(
  stripe: Stripe,
  input: { customerId: string; returnUrl: string },
): Promise<string> {
  return reachable(async () => {
    const configuration = await findCustomerPageConfiguration(stripe)
    const session = await stripe.billingPortal.sessions.create({
      customer: input.customerId,
      return_url: input.returnUrl,
      ...(configuration ? { configuration: configuration.id } : {}),
    })
    return session.url
  })
}
