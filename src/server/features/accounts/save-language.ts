import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Language } from '../../../shared/rules/language.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import { findClient } from '../clients/find-client.ts'
import { listClientIdsOfViewer } from './clients-of-viewer.policy.ts'
import { findLanguage, upsertLanguage } from './person-languages.store.ts'
import type { Viewer } from './viewer.ts'

/**
 * Keeps the language that a person chose, for the addresses of the records that they may open, and lets the drafts of
 * those records follow. Who holds no record keeps the choice in their browser only.
 */
export async function saveLanguage(
  deps: Deps,
  input: { viewer: Viewer; language: Language },
): Promise<{ language: Language; kept: boolean }> {
  const { viewer, language } = input
  const clientIds = await listClientIdsOfViewer(deps, viewer)
  const now = deps.clock.now()
  let kept = false
  await deps.database.transaction(async (tx) => {
    const changed = new Set<string>()
    for (const clientId of clientIds) {
      const client = await findClient(tx, clientId)
      if (!client) continue
      kept = true
      const emailKey = emailKeyOf(client.email)
      const before = (await findLanguage(tx, emailKey)) ?? 'en'
      if (before !== language) changed.add(emailKey)
      if (!changed.has(emailKey)) continue
      await upsertLanguage(tx, { emailKey, language, changedAt: now })
      await noteFact(deps, tx, { kind: 'language-chosen', clientId })
    }
  })
  return { language, kept }
}
