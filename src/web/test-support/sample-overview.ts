import type { getAccountOverview } from '../../shared/api/overview.ts'
import type { CallReply } from '../lib/call-address.ts'

/** Of an address with which nothing was bought or sent. */
export const emptyOverview: CallReply<typeof getAccountOverview> = {
  email: 'bea@example.com',
  supportEmail: 'support@armor.example',
  cases: [],
  applications: [],
  purchases: [],
  works: [],
  sessions: [],
  credits: [],
  receipts: [],
}

/** What is held of an address, and whether its deletion was asked for. */
export const keepingOf = (deletionDueOn: string | null, hasCase = false) => ({
  deletionRequestedAt: deletionDueOn === null ? null : '2026-11-20',
  deletionDueOn,
  hasCase,
})
