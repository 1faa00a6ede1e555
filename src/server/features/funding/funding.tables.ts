import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { CommunicationPreferences } from '../../../shared/api/vocabulary.ts'
import { fundingStatuses } from '../../../shared/rules/funding-status.ts'
import { addressKey, noWords, personText, searchedWords } from '../../platform/db/person-columns.ts'
import { sealedBytes } from '../../platform/db/sealed-bytes.ts'

const instant = () => timestamp({ withTimezone: true })

/** Funding applications. Answers, name, address and phone are sealed; staff search by hashed words. */
export const fundingApplications = pgTable(
  'funding_applications',
  {
    id: serial().primaryKey(),
    /** The form's own random key: the same attempt twice is one application. */
    attemptKey: text().unique(),
    name: personText('funding_applications.name').notNull(),
    email: personText('funding_applications.email').notNull(),
    searched: searchedWords('funding_applications.searched').notNull().default(noWords),
    emailKey: addressKey().notNull(),
    phone: personText('funding_applications.phone').notNull(),
    /** The band of the form; '' when it is not known. */
    fundingGoal: text().notNull().default(''),
    /** Every field of the form as JSON. */
    fieldsSealed: sealedBytes(),
    /** Of the configuration, for the statement of partners (decision 31). */
    partnerCode: text().notNull().default(''),
    /** What the form's own boxes agreed to. */
    preferences: jsonb().$type<CommunicationPreferences>(),
    caseStatus: text({ enum: fundingStatuses }).notNull(),
    /** Required documents without a file; counted again with every document and file. */
    missingDocuments: integer().notNull().default(0),
    /** Since when a message of the applicant waits; null when none does. */
    messageWaitingSince: instant(),
    /** Grows with every change. */
    version: integer().notNull().default(1),
    /** When its applicant last opened it, noted once a day at most; null: not since it was sent. */
    lastUsedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('funding_applications_email_key').on(table.emailKey),
    index('funding_applications_searched').using('gin', table.searched).with({ fastupdate: false }),
    index('funding_applications_status').on(table.caseStatus, table.id),
    index('funding_applications_message').on(table.messageWaitingSince, table.id),
    index('funding_applications_documents').on(table.missingDocuments, table.id),
  ],
)
export type FundingApplicationRow = typeof fundingApplications.$inferSelect

/** Which browsers and signed-in people hold which applications (decision 15). */
export const fundingHolders = pgTable(
  'funding_holders',
  {
    userId: text().notNull(),
    applicationId: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.applicationId] }),
    index('funding_holders_application').on(table.applicationId),
  ],
)

/** What a browser typed so far; another one takes a copy by a mailed token, of which the hash alone is kept. */
export const fundingDrafts = pgTable(
  'funding_drafts',
  {
    userId: text().primaryKey(),
    /** Address typed, in lower case; '' while there is none. */
    emailKey: addressKey().notNull().default(''),
    fieldsSealed: sealedBytes().notNull(),
    step: integer().notNull(),
    tokenHash: text().unique(),
    tokenExpiresAt: instant(),
    /** Who took the copy: for anybody else the token is used up. */
    openedBy: text(),
    savedAt: instant().notNull(),
  },
  (table) => [
    index('funding_drafts_saved').on(table.savedAt),
    index('funding_drafts_email_key').on(table.emailKey),
  ],
)
export type FundingDraftRow = typeof fundingDrafts.$inferSelect

/** The papers of an application: the standing ones and what staff asked for. */
export const fundingDocuments = pgTable(
  'funding_documents',
  {
    id: serial().primaryKey(),
    applicationId: integer().notNull(),
    /** Key of a standing document; null for one that staff asked for. */
    key: text(),
    name: personText('funding_documents.name').notNull(),
    required: boolean().notNull(),
    noteSealed: sealedBytes(),
    askedBy: personText('funding_documents.asked_by'),
    createdAt: instant().notNull(),
  },
  (table) => [index('funding_documents_application').on(table.applicationId, table.id)],
)
export type FundingDocumentRow = typeof fundingDocuments.$inferSelect

/** Files of the documents. A file of the form that was refused is a row without `fileKey` and with its reason. */
export const fundingFiles = pgTable(
  'funding_files',
  {
    id: serial().primaryKey(),
    applicationId: integer().notNull(),
    documentId: integer(),
    /** Field of the form; null for an upload on the status page. */
    field: text(),
    /** As the person's own device named it: names of files tell of people. */
    fileNameSealed: sealedBytes(),
    /** '' but in rows from before names were sealed, until the next start seals them. */
    clearFileName: text('file_name').notNull().default(''),
    bytes: integer().notNull(),
    fileKey: text(),
    contentType: text(),
    sha256: text(),
    /** The sentence names the file, and so it is sealed like the name. */
    refusedReasonSealed: sealedBytes(),
    clearRefusedReason: text('refused_reason'),
    createdAt: instant().notNull(),
  },
  (table) => [index('funding_files_application').on(table.applicationId, table.id)],
)
export type FundingFileRow = typeof fundingFiles.$inferSelect

/** The conversation about an application. */
export const fundingMessages = pgTable(
  'funding_messages',
  {
    id: serial().primaryKey(),
    applicationId: integer().notNull(),
    attemptKey: text().notNull().unique(),
    sender: text({ enum: ['applicant', 'staff'] }).notNull(),
    authorName: personText('funding_messages.author_name').notNull(),
    bodySealed: sealedBytes().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('funding_messages_application').on(table.applicationId, table.id)],
)
export type FundingMessageRow = typeof fundingMessages.$inferSelect

/** Every status that an application had, the first one included. */
export const fundingStatusChanges = pgTable(
  'funding_status_changes',
  {
    id: serial().primaryKey(),
    applicationId: integer().notNull(),
    status: text({ enum: fundingStatuses }).notNull(),
    byName: personText('funding_status_changes.by_name').notNull(),
    noteSealed: sealedBytes(),
    at: instant().notNull(),
  },
  (table) => [index('funding_status_changes_application').on(table.applicationId, table.id)],
)
export type FundingStatusChangeRow = typeof fundingStatusChanges.$inferSelect

/** Mailed links to the status page. One browser redeems a link, as often as it likes until it expires. */
export const fundingLinks = pgTable(
  'funding_links',
  {
    tokenHash: text().primaryKey(),
    emailKey: addressKey().notNull(),
    /** The application that its mail was about. */
    applicationId: integer(),
    redeemedBy: text(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('funding_links_expires').on(table.expiresAt)],
)
export type FundingLinkRow = typeof fundingLinks.$inferSelect
