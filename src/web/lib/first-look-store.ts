import { createStore, del, get, set } from 'idb-keyval'
import { firstLookDatabase as database } from './first-look-database.ts'

/** After that it is taken off the device as soon as `/check` or a page of the app is opened. */
export const carriedHours = 24

type Kept = 'reports' | 'decisions'

/** When something that is kept now has to be gone, in milliseconds. */
export const carriedUntil = () => Date.now() + carriedHours * 3_600_000

const openStore = () => createStore(database, 'kept')

/** What is kept on this device of a first look, as it is found: whoever reads it parses it. Null where there is nothing. */
export async function readFirstLook(what: Kept): Promise<unknown> {
  return (await isMade()) ? get(what, openStore()).catch(() => null) : null
}

/** @throws when the browser keeps nothing, as in some private windows */
export async function writeFirstLook(what: Kept, value: unknown): Promise<void> {
  await set(what, value, openStore())
}

export async function dropFirstLook(what: Kept): Promise<void> {
  if (await isMade()) await del(what, openStore()).catch(() => undefined)
}

/** Takes off the device what is kept longer than it may be, and what nobody can say of until when. */
export async function dropWhatIsOver(): Promise<void> {
  for (const what of ['reports', 'decisions'] as const) {
    const kept = await readFirstLook(what)
    const until = typeof kept === 'object' && kept !== null && 'until' in kept ? Number(kept.until) : 0
    if (!(until > Date.now())) await dropFirstLook(what)
  }
}

/** Looking must not make a database where nothing was ever kept. Some private windows and old browsers have none, or do not tell. */
async function isMade(): Promise<boolean> {
  if (!('indexedDB' in globalThis)) return false
  const made = await indexedDB.databases?.().catch(() => [])
  return made === undefined || made.some(({ name }) => name === database)
}
