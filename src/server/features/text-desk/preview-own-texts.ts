import type * as z from 'zod/mini'
import type { previewOwnTexts as call } from '../../../shared/api/own-texts.ts'
import { forbiddenWordsIn } from '../../../shared/rules/forbidden-words.ts'
import type { Language } from '../../../shared/rules/language.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { TextChanges } from '../../../shared/texts/text-entry.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { findClient } from '../clients/find-client.ts'
import { loadMailDrawing } from '../mail/compose-client-mail.ts'
import { gatherMailFacts } from '../mail/gather-mail-facts.ts'
import type { SpokenFacts } from '../mail/spoken-facts.ts'
import { composeWithTexts } from './compose-with-texts.ts'
import { drawLetterSample } from './draw-letter-sample.ts'
import { sampleCase } from './sample-case.ts'
import { requireGroup } from './text-groups.ts'

interface Wish {
  group: string
  language: Language
  changes: TextChanges
  client?: number | undefined
  actor: AuditActor
}

/**
 * The mail as it would be with these texts, of a sample or of a client, whose look stands in the audit log. A text that cannot
 * stand is left as shipped. Throws Refusal 'not_found'.
 */
export async function previewOwnTexts(deps: Deps, wish: Wish): Promise<z.input<(typeof call)['reply']>> {
  const { language, changes } = wish
  const group = requireGroup(wish)
  const warnings = Object.values(changes).flatMap(forbiddenWordsIn)
  if (group.kind === 'letter') return { ...(await drawLetterSample(group, changes)), warnings }
  await loadMailDrawing()
  const facts = wish.client === undefined ? sampleCase(language, deps.clock.now()) : await factsOf(deps, wish)
  const mail = await composeWithTexts(deps, deps.database.db, { group, language, changes, facts })
  return { ...mail, warnings }
}

/** The client's case, said in the language of the texts. */
async function factsOf(deps: Deps, { client: id, language, group, actor }: Wish): Promise<SpokenFacts> {
  return deps.database.transaction(async (tx) => {
    const client = id === undefined ? undefined : await findClient(tx, id)
    if (!client) throw new Refusal('not_found', says('staff.noClient'))
    const detail = { texts: group }
    const at = deps.clock.now()
    await appendAuditEntry(tx, { actor, action: 'preview-client-mail', clientId: client.id, detail, at })
    return { ...(await gatherMailFacts(deps, tx, client)), language }
  })
}
