import type { Queryable } from '../../db/database.ts'
import { type Advance, answerChallenge, cancelled, confirmWithCard } from './advance-intent.ts'
import { checkCard } from './card-data.ts'
import { completeSession } from './checkout-sessions.ts'
import { openDispute } from './disputes.ts'
import type { LedgerDeps } from './ledger-deps.ts'
import { newIntent, type SandboxCharge, type SandboxIntent, serverView } from './payment-intent.ts'
import { insertObject, lockObject, selectObject, updateObject } from './sandbox.store.ts'
import { addEvent } from './sandbox-events.ts'
import { cardError, missingResource, unexpectedState } from './wire-error.ts'

export async function createIntent(
  deps: LedgerDeps,
  input: Parameters<typeof newIntent>[0],
): Promise<SandboxIntent> {
  const now = deps.clock.now()
  const intent = newIntent(input, now)
  await deps.database.transaction(async (tx) => {
    await insertObject(tx, 'payment_intent', intent, now)
    await addEvent(tx, 'payment_intent.created', serverView(intent), now)
  })
  deps.onEvent()
  return intent
}

/** Throws WireError 404 when there is none. */
export async function getIntent(deps: LedgerDeps, id: string): Promise<SandboxIntent> {
  const found = await selectObject(deps.database.db, 'payment_intent', id)
  if (!found) throw missingResource('payment_intent', id)
  return found as SandboxIntent
}

export async function findCharge(deps: LedgerDeps, id: string): Promise<SandboxCharge | undefined> {
  return (await selectObject(deps.database.db, 'charge', id)) as SandboxCharge | undefined
}

/** Throws WireError 402 when the card is declined, 400 when the intent is past paying. */
export async function confirmIntent(
  deps: LedgerDeps,
  id: string,
  given: { payment_method?: unknown; payment_method_data?: unknown },
): Promise<SandboxIntent> {
  const now = deps.clock.now()
  return advance(deps, id, (intent) => {
    if (intent.status === 'succeeded' || intent.status === 'canceled') {
      const message = `You cannot confirm this PaymentIntent because it has already ${intent.status} after being previously confirmed.`
      throw unexpectedState(message, serverView(intent))
    }
    return confirmWithCard(intent, checkCard(given, now), now)
  })
}

export async function authenticateIntent(
  deps: LedgerDeps,
  id: string,
  outcome: 'complete' | 'fail',
): Promise<SandboxIntent> {
  return advance(deps, id, (intent) => {
    if (intent.status !== 'requires_action') {
      throw unexpectedState(
        `This PaymentIntent does not wait for authentication: ${intent.status}.`,
        serverView(intent),
      )
    }
    return answerChallenge(intent, outcome, deps.clock.now())
  })
}

export async function cancelIntent(
  deps: LedgerDeps,
  id: string,
  reason: string | null,
): Promise<SandboxIntent> {
  return advance(deps, id, (intent) => {
    if (intent.status === 'succeeded' || intent.status === 'canceled') {
      const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`
      throw unexpectedState(message, serverView(intent))
    }
    return cancelled(intent, reason, deps.clock.now())
  })
}

async function advance(
  deps: LedgerDeps,
  id: string,
  step: (intent: SandboxIntent) => Advance,
): Promise<SandboxIntent> {
  const now = deps.clock.now()
  const advanced = await deps.database.transaction(async (tx) => {
    const intent = (await lockObject(tx, 'payment_intent', id)) as SandboxIntent | undefined
    if (!intent) throw missingResource('payment_intent', id)
    const result = step(intent)
    await updateObject(tx, result.intent)
    if (result.charge) await insertObject(tx, 'charge', result.charge, now)
    for (const event of result.events)
      await addEvent(tx, event.type, await eventObject(tx, event.object, result), now)
    if (result.paidWith && intent.sandbox_session) {
      await completeSession(tx, result.intent, result.paidWith, now)
    }
    return result
  })
  deps.onEvent()
  if (advanced.decline) throw cardError(advanced.decline, { payment_intent: serverView(advanced.intent) })
  return advanced.intent
}

async function eventObject(
  tx: Queryable,
  kind: 'intent' | 'charge' | 'dispute',
  result: Advance,
): Promise<Record<string, unknown>> {
  if (kind === 'intent' || !result.charge) return serverView(result.intent)
  return kind === 'charge'
    ? result.charge
    : openDispute(tx, result.charge, result.paidWith?.behaviour.dispute)
}
