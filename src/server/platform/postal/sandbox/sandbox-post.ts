import type { Clock } from '../../clock.ts'
import type { Database, Queryable } from '../../db/database.ts'
import { insertEvent, lockLetter, selectLetters, updateLetter } from './postal-sandbox.store.ts'
import {
  deliveredAfterMs,
  eventTypeOf,
  mailedAfterMs,
  type SandboxLetter,
  sandboxId,
  withEvent,
} from './sandbox-letter.ts'

export interface PostDeps {
  database: Database
  clock: Clock
  /** Called after each commit that left an event for the courier. */
  onEvent: () => void
}

/** Keeps an event for the courier, in the transaction of what it tells (Lob: "The event object"). */
export async function addEvent(tx: Queryable, type: string, letter: SandboxLetter, now: Date): Promise<void> {
  await insertEvent(
    tx,
    {
      id: sandboxId('evt'),
      object: 'event',
      reference_id: letter.id,
      event_type: { id: type, enabled_for_test: true, resource: 'letters', object: 'event_type' },
      date_created: now.toISOString(),
      body: letter,
    },
    now,
  )
}

/** The carrier tells what became of a letter. A cancelled one, and one that is not there, are left. */
export async function carry(deps: PostDeps, id: string, name: string): Promise<void> {
  const now = deps.clock.now()
  await deps.database.transaction(async (tx) => {
    const letter = await lockLetter(tx, id)
    if (!letter || letter.deleted) return
    const carried = withEvent(letter, name, now)
    await updateLetter(tx, carried)
    await addEvent(tx, eventTypeOf(letter, name), carried, now)
  })
  deps.onEvent()
}

/** What is due by the clock: each letter is mailed when it can no longer be cancelled, and delivered as long afterwards. */
export async function advanceLetters(deps: PostDeps): Promise<void> {
  const now = deps.clock.now().getTime()
  for (const letter of await selectLetters(deps.database.db)) {
    if (letter.deleted) continue
    const age = now - new Date(letter.date_created).getTime()
    const told = letter.tracking_events.map(({ name }) => name)
    if (age >= mailedAfterMs && told.length === 0) await carry(deps, letter.id, 'In Transit')
    const isThere = told.includes('Delivered') || told.includes('Returned to Sender')
    if (age >= deliveredAfterMs && !isThere) await carry(deps, letter.id, 'Delivered')
  }
}
