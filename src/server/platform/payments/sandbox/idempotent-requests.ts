import { createHash } from 'node:crypto'
import { msOfDay } from '../../../../shared/rules/civil-days.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import {
  deleteIdempotencyBefore,
  freeIdempotencyKey,
  keepIdempotentAnswer,
  takeIdempotencyKey,
} from './sandbox.store.ts'
import { WireError } from './wire-error.ts'

/** A request that has no answer after so long was cut off, by a kill or a lost database. */
const lostAfterMs = 10_000

export interface Answer {
  status: number
  body: unknown
}

/**
 * Facts 3.7: the first answer under a key is kept for 24 hours and replayed; another request under the same key is a 400
 * idempotency_error, a second one while the first runs a 409. What was refused before it was executed frees it.
 * @returns the answer and whether it is a replay.
 */
export async function answerOnce(
  deps: { database: Database; clock: Clock },
  request: { key: string | undefined; method: string; path: string; params: unknown },
  run: () => Promise<Answer>,
): Promise<Answer & { replayed: boolean }> {
  const { key } = request
  if (!key) return { ...(await run()), replayed: false }
  if (key.length > 255) throw idempotencyError('Idempotency keys may be at most 255 characters long.')
  const now = deps.clock.now()
  await deleteIdempotencyBefore(deps.database.db, new Date(now.getTime() - msOfDay))
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([request.method, request.path, request.params]))
    .digest('base64url')
  // To give back twice would be wrong; what else is made here twice is a page or a PaymentIntent that nobody pays.
  const lostBefore = request.path.includes('/refunds') ? null : new Date(now.getTime() - lostAfterMs)
  const row = { key, fingerprint, createdAt: now }
  const taken = await takeIdempotencyKey(deps.database.db, row, lostBefore)
  if (taken) return replay(taken, fingerprint)
  const answer = await run().catch(async (cause: unknown) => {
    if (cause instanceof WireError && cause.isExecuted)
      await keepIdempotentAnswer(deps.database.db, key, { status: cause.status, body: { error: cause.body } })
    else await freeIdempotencyKey(deps.database.db, key)
    throw cause
  })
  await keepIdempotentAnswer(deps.database.db, key, answer)
  return { ...answer, replayed: false }
}

function replay(
  taken: { fingerprint: string; status: number | null; body: unknown },
  fingerprint: string,
): Answer & { replayed: boolean } {
  if (taken.fingerprint !== fingerprint) {
    throw idempotencyError(
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    )
  }
  if (taken.status === null) {
    throw new WireError(409, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: 'There is currently another in-progress request using this idempotency key.',
    })
  }
  return { status: taken.status, body: taken.body, replayed: true }
}

function idempotencyError(message: string): WireError {
  return new WireError(400, { type: 'idempotency_error', message })
}
