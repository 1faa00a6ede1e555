import type { Queryable } from '../../db/database.ts'
import { insertObject } from './sandbox.store.ts'
import { sandboxId } from './sandbox-id.ts'
import { unixSeconds, withoutNotes } from './wire-object.ts'

/**
 * Keeps an event for the courier, in the transaction of what it tells; the sandbox's own notes are left out.
 * @param before what it was, of an update: the event names what was changed with its former values
 */
export async function addEvent(
  tx: Queryable,
  type: string,
  object: Record<string, unknown>,
  now: Date,
  before?: Record<string, unknown>,
): Promise<void> {
  await insertObject(
    tx,
    'event',
    {
      id: sandboxId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: unixSeconds(now),
      data: {
        object: withoutNotes(object),
        ...(before ? { previous_attributes: changed(before, object) } : {}),
      },
      livemode: false,
      pending_webhooks: 1,
      request: { id: sandboxId('req'), idempotency_key: null },
      type,
    },
    now,
  )
}

function changed(before: Record<string, unknown>, after: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(withoutNotes(before)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(after[name]),
    ),
  )
}
