import type * as z from 'zod/mini'
import type { previewOwnTexts as call } from '../../../shared/api/own-texts.ts'
import { forbiddenWordsIn } from '../../../shared/rules/forbidden-words.ts'
import type { Language } from '../../../shared/rules/language.ts'
import type { TextChanges } from '../../../shared/texts/text-entry.ts'
import type { Deps } from '../../deps.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { loadMailDrawing } from '../mail/compose-client-mail.ts'
import { factsForPreview } from '../mail/facts-for-preview.ts'
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
  const { client: clientId, actor } = wish
  const facts =
    clientId === undefined || group.kind === 'notice'
      ? sampleCase(language, deps.clock.now())
      : // Said in the language of the texts.
        { ...(await factsForPreview(deps, { clientId, actor, detail: { texts: group.key } })), language }
  const mail = await composeWithTexts(deps, deps.database.db, { group, language, changes, facts })
  return { ...mail, warnings }
}
