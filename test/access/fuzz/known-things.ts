import type { Subject } from '../access-row.ts'

/** What exists, by the part of an address that its ids stand behind ('clients' of `/api/clients/{id}`). */
export type KnownThings = Readonly<Record<string, readonly string[]>>

const bureaus = ['experian', 'equifax', 'transunion']
/** The first rows of lists that the fuzzed requests themselves make. */
const first = ['1', '2', '3']

/** What a fuzzed person owns and has heard of. */
export function thingsOf(subject: Subject): KnownThings {
  const { clientId, documentId, sessionId, applicationId, paymentIntentId, fundingPaymentIntentId } = subject
  return {
    clients: [clientId, paymentIntentId],
    'credit-score': [clientId],
    documents: [documentId, subject.fundingDocumentId],
    envelopes: [documentId],
    files: [subject.fileId, subject.fundingFileId],
    'funding-applications': [applicationId],
    purchases: [sessionId],
    payments: [paymentIntentId],
    'funding-payments': [fundingPaymentIntentId],
    'visitor-messages': [subject.visitorId],
    receipts: [subject.receiptNumber],
    reports: bureaus,
    'download-report': bureaus,
    pages: first,
    papers: first,
    works: first,
    rounds: first,
    outbox: first,
    team: first,
    results: first,
    'session-bookings': first,
    'letter-events': first,
    'report-labels': first,
    'other-sums': first,
  }
}
