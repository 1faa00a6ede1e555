import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { findClient } from '../clients/find-client.ts'
import { type ClientMailFacts, gatherMailFacts } from './gather-mail-facts.ts'

/** A client's case for a mail that staff only look at; each look is in the audit log. Throws Refusal 'not_found'. */
export async function factsForPreview(
  deps: Pick<Deps, 'database' | 'sealer' | 'clock'>,
  wish: { clientId: number; actor: AuditActor; detail: Record<string, string | number> },
): Promise<ClientMailFacts> {
  const { clientId, actor, detail } = wish
  return deps.database.transaction(async (tx) => {
    const client = await findClient(tx, clientId)
    if (!client) throw new Refusal('not_found', says('case.noClient'))
    const at = deps.clock.now()
    await appendAuditEntry(tx, { actor, action: 'preview-client-mail', clientId, detail, at })
    return gatherMailFacts(deps, tx, client)
  })
}
