import {
  type FundingStatus,
  fundingStatusLabels,
  mayChangeFundingStatus,
} from '../../../shared/rules/funding-status.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import type { StaffActor } from '../accounts/staff-actor.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { changeApplication, lockApplication } from './applications.store.ts'
import { getApplicationRow, requireApplication } from './find-application.ts'
import { fundingMailWords } from './funding-mail-words.ts'
import { sealFundingNote } from './funding-words.ts'
import { makeStatusLink } from './make-status-link.ts'
import { shownApplicationAction } from './shown-documents.ts'
import { insertStatusChange } from './status-changes.store.ts'

export interface StatusChange {
  id: number
  from: FundingStatus
  to: FundingStatus
  note?: string | undefined
  actor: StaffActor
}

/**
 * Moves an application to a status that its present one allows: history, mail to the applicant and audit entry in one
 * transaction, then told live. Two at once: the second is told. Errors: not_found, invalid_input, conflict.
 */
export async function changeFundingStatus(
  deps: Deps,
  input: StatusChange,
): Promise<{ caseStatus: FundingStatus }> {
  const { from, to, note, actor } = input
  const { id, name, email, emailKey } = await getApplicationRow(deps, input.id)
  if (!mayChangeFundingStatus(from, to))
    throw new Refusal(
      'invalid_input',
      says('staff.statusCannotFollow', { from: fundingStatusLabels[from], to: fundingStatusLabels[to] }),
    )
  const link = makeStatusLink(deps.config)
  const { db } = deps.database
  const language = await languageOfPerson(db, email)
  const { renderFundingMail } = await import('./emails/funding-mail.tsx')
  const mail = await renderFundingMail(deps.config, {
    news: {
      kind: 'status',
      status: to,
      note: note ?? '',
      nextAction: await shownApplicationAction(deps, id, to),
    },
    name,
    url: link.url,
    language,
    texts: await fundingMailWords(db, language),
  })
  const at = deps.clock.now()
  await deps.database.transaction(async (tx) => {
    const { caseStatus } = requireApplication(await lockApplication(tx, id))
    if (caseStatus !== from)
      throw new Refusal('conflict', says('staff.applicationMoved', { to: fundingStatusLabels[caseStatus] }))
    await changeApplication(tx, id, { caseStatus: to, updatedAt: at })
    const noteSealed = sealFundingNote(deps, id, note)
    const change = await insertStatusChange(tx, {
      applicationId: id,
      status: to,
      byName: actor.name,
      noteSealed,
      at,
    })
    await link.keep(tx, { emailKey, applicationId: id, now: at })
    await queueMail(deps, tx, {
      ...mail,
      to: email,
      mailType: 'funding-news',
      dedupeKey: `funding-status:${change}`,
    })
    const detail = { application: id, from, to }
    await appendAuditEntry(tx, { actor, action: 'change-funding-status', detail, at })
    await noteFact(deps, tx, { kind: 'application-changed', applicationId: id, what: 'status' })
  })
  return { caseStatus: to }
}
