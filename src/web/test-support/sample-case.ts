import { getSession } from '../../shared/api/accounts.ts'
import { listAuditEntriesCall } from '../../shared/api/audit.ts'
import { listOutbox, listScheduledMails } from '../../shared/api/automation.ts'
import { listMessages } from '../../shared/api/inbox.ts'
import { listMailings } from '../../shared/api/mailing.ts'
import { listOwnMailKinds, listOwnMailsOfClient } from '../../shared/api/own-mails.ts'
import { getCreditScore, getProcessingStatus, listDocuments } from '../../shared/api/portal.ts'
import { getReview } from '../../shared/api/review.ts'
import { findSpokenWord } from '../../shared/api/spoken-word.ts'
import { getStaffCase, type StaffCase } from '../../shared/api/staff-case.ts'
import type { StaffClient } from '../../shared/api/staff-clients.ts'
import type { StaffPayment } from '../../shared/api/staff-refunds.ts'
import { limitsOf } from '../../shared/rules/staff-roles.ts'
import { mailLogOf } from './sample-mailings.ts'
import { letter } from './sample-portal.ts'
import { reviewOf } from './sample-review.ts'
import { answerTo } from './stub-calls.ts'

export const staffClient: StaffClient = {
  id: 5,
  name: 'Ana Silva',
  phone: '555 010 0100',
  email: 'ana@example.com',
  clientType: 'paid',
  paymentStatus: 'paid',
  amount: '1750.00',
  lost: '0.00',
  reportFileName: 'my experian.pdf',
  googleDriveFolderUrl: null,
  disputeStatus: 'uploaded',
  round1MailDate: null,
  round2MailDate: null,
  round3MailDate: null,
  results: null,
  lastEmailSent: null,
  lastEmailType: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  version: 3,
  changedBy: null,
  changedAt: '2026-11-02T10:00:00.000Z',
  missingFiles: 1,
  intakeCompleted: true,
  nextDeadlineOn: null,
  nextDeadlineProved: false,
  blocked: false,
  owner: null,
  tags: [],
}

export const staffPayment: StaffPayment = {
  paymentIntentId: 'pi_1',
  provider: 'sandbox',
  productName: 'ARMOR Premier',
  amount: '1750.00',
  refunded: '0.00',
  left: '1750.00',
  status: 'succeeded',
  settledAt: '2026-11-01T10:00:00.000Z',
  createdAt: '2026-11-01T09:59:00.000Z',
  refunds: [],
}

export const caseRecord: StaffCase = {
  client: staffClient,
  next: { kind: 'start' },
  contact: {
    mailingAddress: '12 Elm St',
    city: 'Worcester',
    state: 'MA',
    zipCode: '01627',
    language: 'es',
    previousDisputes: 'no',
    identityTheft: 'no',
    policeReport: null,
    ftcAffidavit: 'no',
    notes: 'Call in the morning.',
  },
  intakeCompletedAt: '2026-11-01T10:30:00.000Z',
  holding: {
    rounds: null,
    begun: 1,
    until: null,
    isOver: false,
    supportPlace: 2,
    upgrade: null,
  },
  lastUsedAt: null,
  blockedAt: null,
  blockedReason: null,
  deletion: null,
  payments: [staffPayment],
  consents: [],
  uploads: [],
  missingFiles: [{ field: 'licenseId', label: 'Identity document', reason: 'The file is empty.' }],
  purchases: [],
  fundingApplications: [],
  otherRecords: [],
}

/** The calls of a client's page of the staff side; what a test is about is given, a function for what changes. */
export function caseOf(
  over: { role?: 'staff' | 'admin'; record?: Partial<StaffCase> | (() => Partial<StaffCase>) } = {},
) {
  return [
    answerTo(getSession, () => ({
      kind: 'staff' as const,
      email: 'sam@staff.example',
      name: 'Sam Staff',
      role: over.role ?? 'staff',
      may: [...limitsOf(over.role ?? 'staff', null).may],
      language: null,
    })),
    answerTo(getStaffCase, () => ({
      ...caseRecord,
      ...(typeof over.record === 'function' ? over.record() : over.record),
    })),
    answerTo(getReview, () => reviewOf()),
    answerTo(findSpokenWord, () => ({ word: null })),
    answerTo(getProcessingStatus, () => ({
      status: 'pending' as const,
      jobId: null,
      error: null,
      stage: null,
      progress: 0,
      message: null,
      notes: [],
    })),
    answerTo(listDocuments, () => [letter]),
    answerTo(getCreditScore, () => ({ score: null, change: null, history: [] })),
    answerTo(listMailings, () => mailLogOf()),
    answerTo(listMessages, () => []),
    answerTo(listOutbox, () => []),
    answerTo(listScheduledMails, () => [
      { type: 'check-in', dueAt: '2026-12-01T15:00:00.000Z', why: '30 quiet days' },
    ]),
    answerTo(listOwnMailsOfClient, () => []),
    answerTo(listOwnMailKinds, () => []),
    answerTo(listAuditEntriesCall, () => ({
      entries: [
        {
          position: 7,
          at: '2026-11-03T10:00:00.000Z',
          actorId: 'u1',
          actorName: 'Sam Staff',
          action: 'open-client',
          clientId: 5,
          clientName: 'Ana Silva',
          detail: { page: 'case' },
        },
      ],
      before: null,
      actors: [],
    })),
  ]
}
