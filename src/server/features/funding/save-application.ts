import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { FundingFields } from '../../../shared/rules/funding-form.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { noteFirstLanguage } from '../accounts/person-language.ts'
import { forgetDraftFiles } from '../intake/keep-draft-files.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { fundingFormPages, recordApplicationConsents } from './application-consents.ts'
import { sealApplicationFields } from './application-facts.ts'
import { changeApplication, insertApplication } from './applications.store.ts'
import { countMissingDocuments, insertFundingDocument, insertFundingFile } from './funding-documents.store.ts'
import { fundingDraftForm } from './funding-draft-form.ts'
import { deleteFundingDraft } from './funding-drafts.store.ts'
import { holdApplications } from './funding-holders.store.ts'
import { fundingMailWords } from './funding-mail-words.ts'
import { makeStatusLink } from './make-status-link.ts'
import { nextActionOf } from './next-action.ts'
import type { PreparedFundingFile } from './prepare-funding-files.ts'
import type { Submission } from './read-application.ts'
import { standingDocuments } from './standing-documents.ts'
import { insertStatusChange } from './status-changes.store.ts'

interface SaveInput extends Omit<Submission, 'files'> {
  fields: FundingFields
  files: readonly PreparedFundingFile[]
  attemptKey: string
}

/** `draftKeys`: files that waited with the draft, to be removed now that it is sent. */
export interface SavedApplication {
  id: number
  draftKeys: string[]
}

/**
 * The one transaction of an application: record, documents, files, consents, holder, first status, packages paid before,
 * and the mail with the link to its status page. Throws the database's unique violation for a repeated attempt key.
 */
export async function saveApplication(deps: Deps, input: SaveInput): Promise<SavedApplication> {
  const now = deps.clock.now()
  const { fields, origin, userId } = input
  const emailKey = emailKeyOf(fields.email)
  const agreedToFee = input.body.agreeToFee === 'true'
  const link = makeStatusLink(deps.config)
  const mail = await receivedMail(deps, input, link.url)
  return deps.database.transaction(async (tx) => {
    const { id } = await insertApplication(tx, applicationRow(deps, input, now))
    await saveDocuments(tx, { id, input, now })
    await changeApplication(tx, id, {
      missingDocuments: await countMissingDocuments(tx, id),
      updatedAt: now,
    })
    await insertStatusChange(tx, {
      applicationId: id,
      status: 'intake-received',
      byName: fields.fullName,
      at: now,
    })
    await holdApplications(tx, { userId, applicationIds: [id], now })
    await noteFact(deps, tx, {
      kind: 'application-submitted',
      applicationId: id,
      emailKey,
      sender: { userId, email: input.provenEmail },
      purchase: input.body.purchase || null,
      agreedToFee,
    })
    await noteFirstLanguage(tx, { email: fields.email, language: origin.language, now })
    const page = fundingFormPages.find((each) => each === input.body.page) ?? fundingFormPages[0]
    await recordApplicationConsents(tx, {
      applicationId: id,
      fields,
      agreedToFee,
      page,
      origin,
      now,
    })
    await deleteFundingDraft(tx, userId)
    const draftKeys = await forgetDraftFiles(tx, fundingDraftForm, userId)
    await link.keep(tx, { emailKey, applicationId: id, now })
    await queueMail(deps, tx, {
      ...mail,
      to: fields.email,
      mailType: 'funding-news',
      dedupeKey: `funding-received:${id}`,
    })
    return { id, draftKeys }
  })
}

function applicationRow(deps: Deps, { body, fields, attemptKey }: SaveInput, now: Date) {
  const { fullName: name, email, phone, fundingGoal } = fields
  return {
    attemptKey,
    name,
    email,
    emailKey: emailKeyOf(email),
    phone,
    fundingGoal,
    fieldsSealed: sealApplicationFields(deps, attemptKey, fields),
    // The configuration's own code wins over what a browser sends (decision 31).
    partnerCode: deps.config.partnerCode || (body.partnerCode ?? '').slice(0, 100),
    preferences: {
      phone: fields.phoneCallsConsent,
      text: fields.textMessagesConsent,
      email: fields.emailConsent,
    },
    caseStatus: 'intake-received' as const,
    createdAt: now,
    updatedAt: now,
  }
}

async function saveDocuments(
  tx: Queryable,
  { id, input, now }: { id: number; input: SaveInput; now: Date },
): Promise<void> {
  for (const { field, ...document } of standingDocuments(input.fields.hasBusinessEntity)) {
    const saved = await insertFundingDocument(tx, { ...document, applicationId: id, createdAt: now })
    const file = input.files.find((each) => each.field === field)
    if (file)
      await insertFundingFile(tx, { ...file, applicationId: id, documentId: saved.id, createdAt: now })
  }
}

async function receivedMail(deps: Deps, { fields, files, origin }: SaveInput, url: string) {
  const missing = standingDocuments(fields.hasBusinessEntity)
    .filter(({ required }) => required)
    .filter(({ field }) => !files.some((file) => file.field === field && file.fileKey !== null))
  const { renderFundingMail } = await import('./emails/funding-mail.tsx')
  return renderFundingMail(deps.config, {
    news: {
      kind: 'received',
      nextAction: nextActionOf(
        'intake-received',
        missing.map(({ name }) => name),
      ),
    },
    name: fields.fullName,
    url,
    language: origin.language,
    texts: await fundingMailWords(deps.database.db, origin.language),
  })
}
