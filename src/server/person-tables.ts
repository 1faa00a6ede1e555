import {
  apiKeys,
  attemptThrottles,
  personLanguages,
  sessions,
  signInLinks,
  staffDevices,
  staffInvitations,
  staffPasskeys,
  users,
} from './features/accounts/accounts.tables.ts'
import { agreements } from './features/agreement/agreement.tables.ts'
import { announcements } from './features/announcements/announcements.tables.ts'
import { clientArrivals } from './features/arrivals/arrivals.tables.ts'
import { auditEntries } from './features/audit-log/audit-log.tables.ts'
import { sessionBookings, sessionHosts } from './features/bookings/bookings.tables.ts'
import { clients } from './features/clients/clients.tables.ts'
import { consents } from './features/consent/consent.tables.ts'
import { documents } from './features/documents/documents.tables.ts'
import { dataExports } from './features/exports/exports.tables.ts'
import { clientNotes, clientTasks } from './features/followup/followup.tables.ts'
import {
  fundingApplications,
  fundingDocuments,
  fundingDrafts,
  fundingLinks,
  fundingMessages,
  fundingStatusChanges,
} from './features/funding/funding.tables.ts'
import {
  fundingFees,
  fundingPayments,
  fundingRequirements,
} from './features/funding-packages/funding-packages.tables.ts'
import { learnedLabels } from './features/hints/hints.tables.ts'
import { clientImports } from './features/imports/imports.tables.ts'
import { supportMessages, visitorMessages } from './features/inbox/inbox.tables.ts'
import { leads } from './features/leads/leads.tables.ts'
import { earlierLetters, letterEvents } from './features/mail-log/mail-log.tables.ts'
import { mailOutbox } from './features/outbox/outbox.tables.ts'
import { ownTextVersions } from './features/own-texts/own-texts.tables.ts'
import { postalSends } from './features/postal/postal.tables.ts'
import { deletionRequests } from './features/privacy/privacy.tables.ts'
import { pushChoices, pushDevices } from './features/push/push.tables.ts'
import { renewalAgreements } from './features/renewals/renewals.tables.ts'
import { reportUploads } from './features/reports/reports.tables.ts'
import { disputeResults } from './features/results/results.tables.ts'
import { processingRuns } from './features/runs/runs.tables.ts'
import { keptSettings } from './features/settings/settings.tables.ts'
import { otherSums, payments, purchases, refunds } from './features/settlement/settlement.tables.ts'
import { sessionRequests } from './features/storefront/storefront.tables.ts'
import { testerApplications } from './features/testers/testers.tables.ts'
import { webhookEndpoints } from './features/webhooks/webhooks.tables.ts'
import { works } from './features/works/works.tables.ts'
import { type AnyTable, namedTable } from './platform/db/old-rows.store.ts'
import { sandboxIdempotency, sandboxObjects } from './platform/payments/sandbox/sandbox.tables.ts'

const tables: readonly AnyTable[] = [
  agreements,
  announcements,
  apiKeys,
  attemptThrottles,
  auditEntries,
  clientArrivals,
  clientImports,
  clientNotes,
  clientTasks,
  clients,
  consents,
  dataExports,
  deletionRequests,
  disputeResults,
  documents,
  fundingApplications,
  fundingDocuments,
  fundingDrafts,
  fundingFees,
  fundingLinks,
  fundingMessages,
  fundingPayments,
  fundingRequirements,
  fundingStatusChanges,
  keptSettings,
  leads,
  learnedLabels,
  earlierLetters,
  letterEvents,
  mailOutbox,
  otherSums,
  ownTextVersions,
  payments,
  personLanguages,
  postalSends,
  processingRuns,
  purchases,
  pushChoices,
  pushDevices,
  refunds,
  renewalAgreements,
  reportUploads,
  sandboxIdempotency,
  sandboxObjects,
  sessionBookings,
  sessionHosts,
  sessionRequests,
  sessions,
  signInLinks,
  staffDevices,
  staffInvitations,
  staffPasskeys,
  supportMessages,
  testerApplications,
  users,
  visitorMessages,
  webhookEndpoints,
  works,
]

/** Every table with sealed columns of people (db/person-columns.ts); clear-columns.test.ts fails for one that is not here. */
export const personTables = tables.map(namedTable)
