import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import { parseRecordId } from '../../../shared/rules/record-id.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { listClientIdsOfViewer, mayOpenClient } from '../accounts/clients-of-viewer.policy.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { findClient } from '../clients/find-client.ts'
import { settleOwnPayment } from '../settlement/settle-own-payment.ts'
import { findApplicationByToken } from '../testers/tester-token.ts'

/** Which record an intake completes: a payment's, a tester's, or a new pending one. */
export type IntakeTarget =
  | { kind: 'paid'; clientId: number }
  | { kind: 'tester'; clientId: number; applicationId: number }
  | { kind: 'pending'; paymentIntentId: string | null }

const badToken = says('account.badTesterLink')
const usedToken = says('account.testerLinkUsed')

/**
 * Decisions 16 and 21. A PaymentIntent counts only for the browser that paid it or for its signed-in owner: somebody
 * else's id is treated as none. The provider is asked, so this runs before any transaction.
 */
export async function findIntakeTarget(
  deps: Deps,
  input: {
    body: {
      clientType: string
      email: string
      token?: string | undefined
      paymentIntentId?: string | undefined
    }
    viewer: Viewer
    userId: string
  },
): Promise<IntakeTarget> {
  const { clientType, token, paymentIntentId } = input.body
  if (clientType === 'tester') {
    const application = token ? await findApplicationByToken(deps, deps.database.db, token) : undefined
    if (!application?.clientId) throw new Refusal('token_invalid', badToken, { token: badToken })
    if (application.usedAt) throw new Refusal('token_invalid', usedToken, { token: usedToken })
    return { kind: 'tester', clientId: application.clientId, applicationId: application.id }
  }
  const own = paymentIntentId ? await ownClientOf(deps, input.viewer, paymentIntentId) : null
  if (own) return { kind: 'paid', clientId: own }
  const payment = paymentIntentId
    ? await settleOwnPayment(deps, { paymentIntentId, viewer: input.viewer })
    : undefined
  if (!payment || !paymentIntentId) {
    const waiting = await recordThatWaits(deps, input.viewer, input.body.email)
    return waiting === null ? { kind: 'pending', paymentIntentId: null } : { kind: 'paid', clientId: waiting }
  }
  return payment.clientId === null
    ? { kind: 'pending', paymentIntentId }
    : { kind: 'paid', clientId: payment.clientId }
}

/** Decision 16: the reference may also be the numeric id of a paid client; somebody else's counts as none. */
async function ownClientOf(deps: Deps, viewer: Viewer, reference: string): Promise<number | null> {
  const id = parseRecordId(reference)
  if (id === null || (await mayOpenClient(deps, viewer, id)) !== 'allow') return null
  const client = await findClient(deps.database.db, id)
  return client?.clientType === 'paid' ? id : null
}

/**
 * The viewer's own record of this address that has no intake yet, the oldest of several: an imported client, one whom staff added or
 * who paid, and who opened the intake without its number. A second record would be another round 1 of the same person.
 */
async function recordThatWaits(deps: Deps, viewer: Viewer, email: string): Promise<number | null> {
  const ids = await listClientIdsOfViewer(deps, viewer)
  for (const id of ids.toSorted((one, other) => one - other)) {
    const client = await findClient(deps.database.db, id)
    const isOpen = client?.clientType === 'paid' && !client.blockedAt && !client.intakeCompletedAt
    if (isOpen && client.emailKey === emailKeyOf(email)) return id
  }
  return null
}
