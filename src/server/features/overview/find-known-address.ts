import type { Deps } from '../../deps.ts'
import type { KnownAddress } from '../accounts/mail-sign-in-link.ts'
import { findAddressOfSigner } from '../agreement/list-agreements.ts'
import { findClient } from '../clients/find-client.ts'
import { listClientIdsByEmail } from '../clients/list-client-ids-by-email.ts'
import { listApplicationsOfEmail } from '../funding/list-applications-of-email.ts'
import { listReadinessPayments } from '../funding-packages/list-readiness-payments.ts'
import { findWriter } from '../inbox/find-visitor.ts'
import { listPurchasesOfEmail } from '../storefront/list-purchases-of-email.ts'

/**
 * Whoever has a client record, bought, paid, applied, wrote or signed an agreement under this address signs in with a link to it (decision
 * 43), which is mailed to the address as it was typed there. A record that staff blocked is none. null: nobody.
 */
export async function findKnownAddress(
  deps: Pick<Deps, 'database' | 'sealer'>,
  emailKey: string,
): Promise<KnownAddress | null> {
  const { db } = deps.database
  for (const id of await listClientIdsByEmail(db, emailKey)) {
    const client = await findClient(db, id)
    if (client && client.blockedAt === null) return { email: client.email, clientId: client.id }
  }
  const [known] = [
    ...(await listPurchasesOfEmail(db, emailKey)),
    ...(await listApplicationsOfEmail(db, emailKey)),
    ...(await listReadinessPayments(db, emailKey)),
  ]
  const email =
    known?.email ?? (await findAddressOfSigner(deps, emailKey)) ?? (await findWriter(deps, db, emailKey))
  return email === null ? null : { email, clientId: null }
}
