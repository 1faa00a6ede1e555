import * as z from 'zod/mini'

const maybe = () => z._default(z.catch(z.nullable(z.string()), null), null)

/** Query of `/success`. Of a repeated payment_intent the last one counts (decision 13); no parameter grants anything. */
export const successSearch = z.object({
  payment_intent: maybe(),
  payment_intent_client_secret: maybe(),
  redirect_status: maybe(),
  client: maybe(),
  type: maybe(),
})
