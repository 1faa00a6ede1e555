import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import {
  attemptThrottles,
  personLanguages,
  signInLinks,
  staffInvitations,
  users,
} from '../accounts/accounts.tables.ts'
import { agreements } from '../agreement/agreement.tables.ts'
import { clients } from '../clients/clients.tables.ts'
import { consents } from '../consent/consent.tables.ts'
import { fundingApplications, fundingDrafts, fundingLinks } from '../funding/funding.tables.ts'
import { fundingPayments } from '../funding-packages/funding-packages.tables.ts'
import { visitorMessages } from '../inbox/inbox.tables.ts'
import { leads } from '../leads/leads.tables.ts'
import { mailOutbox } from '../outbox/outbox.tables.ts'
import { pushChoices, pushDevices } from '../push/push.tables.ts'
import { payments, purchases } from '../settlement/settlement.tables.ts'
import { testerApplications } from '../testers/testers.tables.ts'
import { deletionRequests } from './privacy.tables.ts'

const tables: readonly PgTable[] = [
  agreements,
  attemptThrottles,
  clients,
  consents,
  deletionRequests,
  fundingApplications,
  fundingDrafts,
  fundingLinks,
  fundingPayments,
  leads,
  mailOutbox,
  payments,
  personLanguages,
  purchases,
  pushChoices,
  pushDevices,
  signInLinks,
  staffInvitations,
  testerApplications,
  users,
  visitorMessages,
]

/** Every table with sealed columns of people (db/person-columns.ts); clear-columns.test.ts fails for one that is not here. */
export const personTables = tables.map((table) => ({ name: getTableName(table), table }))
