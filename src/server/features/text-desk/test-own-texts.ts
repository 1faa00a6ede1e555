import type { Language } from '../../../shared/rules/language.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { TextChanges } from '../../../shared/texts/text-entry.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { loadMailDrawing } from '../mail/compose-client-mail.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { composeWithTexts } from './compose-with-texts.ts'
import { sampleCase } from './sample-case.ts'
import { requireGroup } from './text-groups.ts'

interface Wish {
  group: string
  language: Language
  changes: TextChanges
  /** The same key is the same mail. */
  attemptKey: string
  actor: AuditActor & { email: string }
}

/** Sends whoever asks a mail with these texts and the sample's data. Throws Refusal 'not_found', also for letters. */
export async function testOwnTexts(deps: Deps, wish: Wish): Promise<{ sentTo: string; mailServer: boolean }> {
  const { language, changes } = wish
  const { email, ...actor } = wish.actor
  const group = requireGroup(wish)
  // A letter is no mail.
  if (group.kind === 'letter') throw new Refusal('not_found', says('staff.noText'))
  await loadMailDrawing()
  const at = deps.clock.now()
  const facts = sampleCase(language, at)
  await deps.database.transaction(async (tx) => {
    const mail = await composeWithTexts(deps, tx, { group, language, changes, facts })
    const dedupeKey = `text-test:${actor.id}:${group.key}:${language}:${wish.attemptKey}`
    const row = { ...mail, to: email, mailType: 'text-test', sentBy: actor.name, dedupeKey } as const
    if (!(await queueMail(deps, tx, row))) return
    const detail = { group: group.key, language }
    await appendAuditEntry(tx, { actor, action: 'test-texts', detail, at })
  })
  return { sentTo: email, mailServer: deps.mailSender.kind === 'smtp' }
}
