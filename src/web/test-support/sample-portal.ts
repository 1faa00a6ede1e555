import { screen } from '@testing-library/react'
import { listMessages } from '../../shared/api/inbox.ts'
import { listMailings } from '../../shared/api/mailing.ts'
import {
  type GeneratedDocument,
  getClient,
  getCreditScore,
  getProcessingStatus,
  listDocuments,
  type PortalClient,
  type ProcessingStatus,
} from '../../shared/api/portal.ts'
import { listUploadedReports } from '../../shared/api/reports.ts'
import { getReview } from '../../shared/api/review.ts'
import { listPurchases, type PurchaseShown } from '../../shared/api/storefront.ts'
import { mailLogOf } from './sample-mailings.ts'
import { nothingAnalysed } from './sample-review.ts'
import { answerTo } from './stub-calls.ts'

const client: PortalClient = {
  id: 5,
  name: 'Ana Silva',
  email: 'ana@example.com',
  phone: '555 010 0100',
  clientType: 'paid',
  status: 'uploaded',
  createdAt: '2026-11-01T10:00:00.000Z',
  round1MailDate: null,
  round2MailDate: null,
  round3MailDate: null,
  results: null,
  googleDriveFolderUrl: null,
  experianReportFile: 'my experian.pdf',
  equifaxReportFile: null,
  transunionReportFile: null,
  experianDisputeLetterUrl: null,
  equifaxDisputeLetterUrl: null,
  transunionDisputeLetterUrl: null,
  complaintLetterUrl: null,
  forensicAnalysisUrl: null,
  mailLogUrl: null,
  paymentStatus: 'paid',
  paymentUnderWay: false,
  intakeCompleted: true,
  laterMailDates: [],
  holding: {
    rounds: 2,
    begun: 1,
    until: '2027-01-30',
    isOver: false,
    supportPlace: 2,
    upgrade: null,
  },
  missingFiles: [
    { field: 'creditReport1', label: 'Equifax credit report', reason: null },
    { field: 'licenseId', label: 'Identity document', reason: 'The file is empty.' },
  ],
}
const pending: ProcessingStatus = {
  status: 'pending',
  jobId: null,
  error: null,
  stage: null,
  progress: 0,
  message: null,
  notes: [],
}
export const letter: GeneratedDocument = {
  id: 9,
  documentType: 'experian_dispute_letter',
  fileName: 'experian-letter.pdf',
  fileUrl: '/api/documents/9/download',
  downloadCount: 2,
  createdAt: '2026-11-02T10:00:00.000Z',
  bytes: 120_000,
  pages: 3,
  round: 1,
  notes: [],
  undecided: 0,
  readyToSign: true,
}

/** The calls of a portal; what a test is about is given. */
export function portalOf(
  over: {
    client?: Partial<PortalClient>
    status?: Partial<ProcessingStatus>
    documents?: GeneratedDocument[]
    purchases?: (PurchaseShown & { sessionId: string })[]
  } = {},
) {
  return [
    answerTo(getClient, () => ({ ...client, ...over.client })),
    answerTo(getProcessingStatus, () => ({ ...pending, ...over.status })),
    answerTo(listDocuments, () => over.documents ?? []),
    answerTo(getCreditScore, () => ({ score: null, change: null, history: [] })),
    answerTo(listUploadedReports, () => []),
    answerTo(getReview, () => nothingAnalysed),
    answerTo(listMailings, () => mailLogOf()),
    answerTo(listMessages, () => []),
    answerTo(listPurchases, () => over.purchases ?? []),
  ]
}
export const refusal = (status: number, error: string) => ({ status, body: { error, code: 'x' } })

/** Waits for the portal's last card: the ones above are drawn one after the other. */
export const wholePortal = () => screen.findByText(/^(Need help\?|¿Necesita ayuda\?)$/)
