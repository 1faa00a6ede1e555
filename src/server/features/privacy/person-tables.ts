import type { PgTable } from 'drizzle-orm/pg-core'
import { signInLinks, staffInvitations, users } from '../accounts/accounts.tables.ts'
import { clients } from '../clients/clients.tables.ts'
import { fundingApplications } from '../funding/funding.tables.ts'
import { fundingPayments } from '../funding-packages/funding-packages.tables.ts'
import { leads } from '../leads/leads.tables.ts'
import { payments, purchases } from '../settlement/settlement.tables.ts'
import { testerApplications } from '../testers/testers.tables.ts'

/** Every table with sealed columns of people (db/person-columns.ts); clear-columns.test.ts fails for one that is not here. */
export const personTables: readonly PgTable[] = [
  clients,
  fundingApplications,
  fundingPayments,
  leads,
  payments,
  purchases,
  signInLinks,
  staffInvitations,
  testerApplications,
  users,
]
