import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { selectConsents } from './consent.store.ts'
import type { ConsentRow } from './consent.tables.ts'

const channels = ['phone', 'text', 'email', 'study', 'contact', 'terms'] as const

/** The whole ledger of an address, the newest record first. */
export async function listConsents(queryable: Queryable, email: string): Promise<ConsentRow[]> {
  return selectConsents(queryable, emailKeyOf(email), channels)
}
