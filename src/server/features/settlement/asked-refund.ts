import { centsFromDollars } from '../../../shared/rules/money.ts'
import { actorOfViewer, type CaseActor } from '../accounts/actor-of-viewer.ts'
import type { Viewer } from '../accounts/viewer.ts'

/**
 * A refund as staff asked for it in a call, as the use cases take it: the amount in cents, and who asks.
 * @param body its `amount` in dollars, as the contract has read it
 */
export function askedRefund<Body extends { amount: string }>(
  body: Body,
  viewer: Viewer,
): Body & { amountCents: number; actor: CaseActor } {
  return { ...body, amountCents: centsFromDollars(Number(body.amount)), actor: actorOfViewer(viewer) }
}
