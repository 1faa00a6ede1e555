import * as z from 'zod/mini'

const maybe = () => z._default(z.catch(z.nullable(z.string()), null), null)

/** Query of `/account/purchase`: the provider's id of the checkout session. */
export const purchaseSearch = z.object({ session_id: maybe() })
