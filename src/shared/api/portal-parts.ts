import { getSession } from './accounts.ts'
import { listMessages } from './inbox.ts'
import { listMailings } from './mailing.ts'
import { getClient, getCreditScore, getProcessingStatus, listDocuments } from './portal.ts'
import { listUploadedReports } from './reports.ts'
import { getReview } from './review.ts'
import { listPurchases } from './storefront.ts'

const ofClient = [
  getClient,
  getProcessingStatus,
  listDocuments,
  getReview,
  listMailings,
  listMessages,
  listPurchases,
  getCreditScore,
]

/** What the portal of a client begins with, as the browser asks for it; a test compares it with what the portal asks for. */
export const portalAddresses = (clientId: number): string[] => [
  ...ofClient.map(({ path }) => path.replace(':id', String(clientId))),
  `${listUploadedReports.path}?client=${clientId}`,
  // The sign over the page of a client that staff have opened.
  getSession.path,
]
