import type * as z from 'zod/mini'
import type { getFundingPayment as call } from '../../../shared/api/funding-payments.ts'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import { dollarsFromCents } from '../../../shared/rules/money.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { type Decision, Refusal } from '../../platform/http/refusal.ts'
import { refuseSilentProvider } from '../../platform/payments/refuse-silent-provider.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { shownStatusOf } from '../settlement/shown-intent-status.ts'
import { selectFundingPayment } from './funding-payments.store.ts'
import { settleFundingPayment } from './settle-funding-payment.ts'

/** The true state of a funding payment when a browser returns (decision 10). Errors: not_found, provider_unavailable. */
export async function getFundingPayment(
  deps: Deps,
  paymentIntentId: string,
): Promise<z.input<typeof call.reply>> {
  const settled = await settleFundingPayment(deps, paymentIntentId).catch(refuseSilentProvider)
  if (!settled) throw new Refusal('not_found', says('payment.noPayment'))
  const { payment, intent } = settled
  return {
    paymentIntentId,
    status: shownStatusOf(payment, intent),
    productType: payment.productKey,
    service: payment.productName,
    amount: dollarsFromCents(payment.amountCents),
    applicationId: payment.applicationId,
    failure: intent.failure,
  }
}

/** Decision 18: a funding payment is open to the browser that made it, to its signed-in owner and to staff. */
export async function ofOwnFundingPayment(context: {
  deps: Pick<Deps, 'database'>
  viewer: Viewer
  params: { paymentIntentId: string }
}): Promise<Decision> {
  const { deps, viewer, params } = context
  if (viewer.kind === 'nobody') return 'not_signed_in'
  const payment = await selectFundingPayment(deps.database.db, params.paymentIntentId)
  if (!payment) return 'not_found'
  if (viewer.kind === 'staff' || payment.holderUserId === viewer.userId) return 'allow'
  const isOwner = viewer.kind === 'client' && payment.emailKey === emailKeyOf(viewer.email)
  return isOwner ? 'allow' : 'not_found'
}
