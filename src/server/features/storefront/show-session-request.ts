import type { SessionRequest } from '../../../shared/api/storefront.ts'
import type { Deps } from '../../deps.ts'
import type { RequestWithPurchase } from './session-requests.store.ts'
import { openTimes } from './session-times.ts'

/** A wish for a time, as staff see it. */
export function shownRequest(
  deps: Pick<Deps, 'sealer'>,
  { request, purchase }: RequestWithPurchase,
): SessionRequest {
  const { asked, answer } = openTimes(deps, request)
  return {
    id: request.id,
    product: purchase.productName,
    name: purchase.name,
    email: purchase.email,
    times: asked,
    askedAt: request.askedAt.toISOString(),
    answer,
    answeredAt: request.answeredAt?.toISOString() ?? null,
    answeredBy: request.answeredBy,
  }
}
