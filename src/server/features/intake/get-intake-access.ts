import type * as z from 'zod/mini'
import type { getIntakeAccess as call } from '../../../shared/api/intake.ts'
import type { Deps } from '../../deps.ts'
import { refuseSilentProvider } from '../../platform/payments/refuse-silent-provider.ts'
import { listClientIdsOfViewer, mayOpenClient } from '../accounts/clients-of-viewer.policy.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { findClient, findClientByReference } from '../clients/find-client.ts'
import { isPaymentUnderWay } from '../settlement/is-payment-under-way.ts'
import { settleOwnPayment } from '../settlement/settle-own-payment.ts'
import { findApplicationByToken } from '../testers/tester-token.ts'

type Reply = z.input<typeof call.reply>

const plain = (state: Reply['state']): Reply => ({ state, unpaidClient: null, paidClient: null })

/**
 * What whoever opens the intake is told before typing anything (decision 21): the same that sending it would find.
 * Errors: provider_unavailable.
 */
export async function getIntakeAccess(
  deps: Deps,
  input: { query: z.output<typeof call.query>; viewer: Viewer },
): Promise<Reply> {
  const { query, viewer } = input
  if (query.type === 'tester') return testerAccess(deps, query.token)
  if (viewer.kind === 'nobody') return plain('unpaid')
  return query.client ? paidState(deps, viewer, query.client) : unpaid(deps, viewer, null)
}

/** Whoever has the token can send the intake and open its record: what they typed when they applied is not asked again. */
async function testerAccess(deps: Deps, token: string | undefined): Promise<Reply> {
  const { db } = deps.database
  const application = token ? await findApplicationByToken(deps, db, token) : undefined
  const client = application?.clientId ? await findClient(db, application.clientId) : undefined
  if (!application || !client) return plain('token-invalid')
  if (application.usedAt) return plain('token-used')
  const { name, email, phone } = client
  return { ...plain('open'), contact: { name, email, phone } }
}

async function paidState(deps: Deps, viewer: Viewer, reference: string): Promise<Reply> {
  const { db } = deps.database
  const isPayment = reference.startsWith('pi_')
  const payment = isPayment
    ? await settleOwnPayment(deps, { paymentIntentId: reference, viewer }).catch(refuseSilentProvider)
    : null
  const found = await findClientByReference(db, String(payment?.clientId ?? reference))
  const isOwn = found?.clientType === 'paid' && (await mayOpenClient(deps, viewer, found.id)) === 'allow'
  if (isOwn && found.paymentStatus === 'paid') return plain('open')
  const paymentIntentId = payment ? reference : isOwn ? found.paymentIntentId : null
  if (await isPaymentUnderWay(db, paymentIntentId)) return plain('confirming')
  return unpaid(deps, viewer, isOwn && found.paymentStatus === 'pending' ? found.id : null)
}

/** With what the viewer has besides: whoever paid is not asked to pay again because an address lacks its number. */
async function unpaid(deps: Deps, viewer: Viewer, unpaidClient: number | null): Promise<Reply> {
  let paidClient: number | null = null
  for (const id of unpaidClient === null ? await listClientIdsOfViewer(deps, viewer) : []) {
    const client = await findClient(deps.database.db, id)
    const waits = client?.clientType === 'paid' && client.paymentStatus === 'paid' && !client.blockedAt
    if (waits && !client.intakeCompletedAt) paidClient = id
  }
  return { state: 'unpaid', unpaidClient, paidClient }
}
