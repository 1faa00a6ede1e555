import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Queryable } from '../../platform/db/database.ts'
import {
  changeClient,
  findClientByAttempt,
  findClientByPaymentIntent,
  insertClient,
  lockClient,
} from './clients.store.ts'
import type { ClientRow } from './clients.tables.ts'

/** What an intake writes on the client record; `notesSealed` is sealed by the caller. */
export interface IntakeAnswers {
  name: string
  email: string
  phone: string
  mailingAddress: string
  city: string
  state: string
  zipCode: string
  previousDisputes: string
  identityTheft: string
  policeReport: string | null
  ftcAffidavit: string
  notesSealed: Uint8Array | null
}

function columnsOf(answers: IntakeAnswers, attemptKey: string, now: Date) {
  return {
    ...answers,
    email: answers.email.trim(),
    emailKey: emailKeyOf(answers.email),
    intakeAttemptKey: attemptKey,
    intakeCompletedAt: now,
  }
}

/** Completes a record that a payment or a tester application made. */
export async function completeClientIntake(
  tx: Queryable,
  input: { clientId: number; answers: IntakeAnswers; attemptKey: string; now: Date },
): Promise<ClientRow> {
  await lockClient(tx, input.clientId)
  return changeClient(tx, input.clientId, columnsOf(input.answers, input.attemptKey, input.now), input.now)
}

/** Decision 21: an intake without a settled payment makes a pending client that cannot be processed yet. */
export async function createPendingClient(
  tx: Queryable,
  input: { answers: IntakeAnswers; paymentIntentId: string | null; attemptKey: string; now: Date },
): Promise<ClientRow> {
  return insertClient(tx, {
    ...columnsOf(input.answers, input.attemptKey, input.now),
    clientType: 'paid',
    paymentIntentId: input.paymentIntentId,
    paymentStatus: 'pending',
    amountCents: 0,
    createdAt: input.now,
    updatedAt: input.now,
  })
}

/** The client that this very submission made before, if it did (decision 24). */
export async function findClientOfAttempt(
  queryable: Queryable,
  attemptKey: string,
): Promise<ClientRow | undefined> {
  return findClientByAttempt(queryable, attemptKey)
}

export async function findClientOfPayment(
  queryable: Queryable,
  paymentIntentId: string,
): Promise<ClientRow | undefined> {
  return findClientByPaymentIntent(queryable, paymentIntentId)
}
