import type * as z from 'zod/mini'
import type { getPayment as call } from '../../../shared/api/checkout.ts'
import { dollarsFromCents } from '../../../shared/rules/money.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { refuseSilentProvider } from '../../platform/payments/refuse-silent-provider.ts'
import { findClient } from '../clients/find-client.ts'
import { settlePayment } from './settle-payment.ts'
import { shownStatusOf } from './shown-intent-status.ts'

/** The true state of a payment when a browser returns (decision 10). Errors: not_found, provider_unavailable. */
export async function getPayment(deps: Deps, paymentIntentId: string): Promise<z.input<typeof call.reply>> {
  const settled = await settlePayment(deps, paymentIntentId).catch(refuseSilentProvider)
  if (!settled) throw new Refusal('not_found', says('payment.noPayment'))
  const { payment, intent } = settled
  const client = payment.clientId === null ? undefined : await findClient(deps.database.db, payment.clientId)
  return {
    paymentIntentId,
    status: shownStatusOf(payment, intent),
    amount: dollarsFromCents(payment.amountCents),
    product: payment.productName,
    clientId: payment.clientId,
    intakeCompleted: Boolean(client?.intakeCompletedAt),
    name: payment.name,
    email: payment.email,
    phone: payment.phone,
    failure: intent.failure,
  }
}
