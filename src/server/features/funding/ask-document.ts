import type { FundingApplicationShown } from '../../../shared/api/funding-application.ts'
import { mayChangeFundingStatus } from '../../../shared/rules/funding-status.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import type { StaffActor } from '../accounts/staff-actor.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { changeApplication, lockApplication } from './applications.store.ts'
import { getApplicationRow, requireApplication } from './find-application.ts'
import type { FundingApplicationRow } from './funding.tables.ts'
import { countMissingDocuments, insertFundingDocument } from './funding-documents.store.ts'
import { fundingMailWords } from './funding-mail-words.ts'
import { sealFundingNote } from './funding-words.ts'
import { makeStatusLink } from './make-status-link.ts'
import { shownDocument } from './shown-documents.ts'
import { insertStatusChange } from './status-changes.store.ts'

/**
 * Asks the applicant for a document. A required one moves the application to 'docs-needed' where its status allows that.
 * Document, status, mail and audit entry are one transaction; then told live. Errors: not_found.
 */
export async function askFundingDocument(
  deps: Deps,
  input: { id: number; name: string; note?: string | undefined; required: boolean; actor: StaffActor },
): Promise<FundingApplicationShown['documents'][number]> {
  const { name, required, actor } = input
  const { id, email, emailKey, ...application } = await getApplicationRow(deps, input.id)
  const link = makeStatusLink(deps.config)
  const { db } = deps.database
  const language = await languageOfPerson(db, email)
  const { renderFundingMail } = await import('./emails/funding-mail.tsx')
  const mail = await renderFundingMail(deps.config, {
    news: { kind: 'document', name, note: input.note ?? '', required },
    name: application.name,
    url: link.url,
    language,
    texts: await fundingMailWords(db, language),
  })
  const at = deps.clock.now()
  const document = await deps.database.transaction(async (tx) => {
    const locked = requireApplication(await lockApplication(tx, id))
    const added = await insertFundingDocument(tx, {
      applicationId: id,
      name,
      required,
      noteSealed: sealFundingNote(deps, id, input.note),
      askedBy: actor.name,
      createdAt: at,
    })
    const isMoved = await noteMissing(tx, { application: locked, required, actor, at })
    await link.keep(tx, { emailKey, applicationId: id, now: at })
    await queueMail(deps, tx, {
      ...mail,
      to: email,
      mailType: 'funding-news',
      dedupeKey: `funding-document:${added.id}`,
    })
    const detail = { application: id, document: added.id, required }
    await appendAuditEntry(tx, { actor, action: 'ask-funding-document', detail, at })
    const what = isMoved ? 'status' : 'documents'
    await noteFact(deps, tx, { kind: 'application-changed', applicationId: id, what })
    return added
  })
  return shownDocument(deps, document, [])
}

/** Counts what is missing and moves the application where that is allowed. @returns whether it moved */
async function noteMissing(
  tx: Queryable,
  input: { application: FundingApplicationRow; required: boolean; actor: StaffActor; at: Date },
): Promise<boolean> {
  const { application, actor, at } = input
  const { id: applicationId, caseStatus } = application
  const status = 'docs-needed'
  const isMoved = input.required && mayChangeFundingStatus(caseStatus, status)
  await changeApplication(tx, applicationId, {
    missingDocuments: await countMissingDocuments(tx, applicationId),
    ...(isMoved ? { caseStatus: status } : {}),
    updatedAt: at,
  })
  if (isMoved) await insertStatusChange(tx, { applicationId, status, byName: actor.name, at })
  return isMoved
}
