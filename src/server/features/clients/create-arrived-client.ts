import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { insertClient, insertClients } from './clients.store.ts'
import type { ClientRow, NewClientRow } from './clients.tables.ts'

interface Arrived {
  name: string
  email: string
  phone: string
  /** Paid elsewhere; 0 for nothing. */
  amountCents: number
  /** 'pending': what they paid is not known. */
  paymentStatus: 'paid' | 'pending'
}

/** What a file of another product says besides; see NewClientRow. */
type Earlier = Pick<
  NewClientRow,
  | 'mailingAddress'
  | 'city'
  | 'state'
  | 'zipCode'
  | 'disputeStatus'
  | 'round1MailDate'
  | 'round2MailDate'
  | 'round3MailDate'
  | 'nextDeadlineOn'
  | 'nextDeadlineProved'
>

/**
 * The record of somebody whom staff add: nothing of it was paid here, so that it names no payment. What was paid elsewhere
 * is its amount (decision 092).
 */
export async function createArrivedClient(
  tx: Queryable,
  input: Arrived & { by: string; now: Date },
): Promise<ClientRow> {
  return insertClient(tx, arrivedRow(input, input.by, input.now))
}

/** Many of them, as a file of another product has them. @returns their numbers, in their order */
export async function createArrivedClients(
  tx: Queryable,
  { list, by, now }: { list: readonly (Arrived & Earlier)[]; by: string; now: Date },
): Promise<number[]> {
  return insertClients(
    tx,
    list.map((each) => ({ ...each, ...arrivedRow(each, by, now) })),
  )
}

function arrivedRow({ name, email, phone, amountCents, paymentStatus }: Arrived, by: string, now: Date) {
  return {
    clientType: 'paid' as const,
    name,
    email: email.trim(),
    emailKey: emailKeyOf(email),
    phone,
    paymentStatus,
    amountCents,
    changedBy: by,
    openedAt: now,
    createdAt: now,
    updatedAt: now,
  }
}
