import type * as z from 'zod/mini'
import type { getPreferences } from '../../../shared/api/accounts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { listConsents } from './list-consents.ts'

type History = z.input<(typeof getPreferences)['reply']>['history']

/** What an address agreed to and took back, the newest first, as it was worded then: for the person's own eyes. */
export async function listConsentHistory(queryable: Queryable, email: string): Promise<History> {
  return (await listConsents(queryable, email)).map((record) => ({
    channel: record.channel,
    direction: record.direction,
    wording: record.wording,
    page: record.page,
    at: record.createdAt.toISOString(),
  }))
}
