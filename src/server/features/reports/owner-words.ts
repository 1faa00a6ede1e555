import type { PrintedPerson } from '../../../engine/match/printed-person.ts'
import type { OwnerWord } from '../../../engine/match/whose-reports.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { selectOwnerWords } from './reports.store.ts'

/** What the client said of whose a report is, with what was on the screen. */
export interface RecordedOwnerWord extends OwnerWord {
  wording: { printedName: string; clientName: string; bureaus: string }
  actor: 'client' | 'staff'
  /** ISO instant. */
  at: string
}

/** The context under which the word is sealed. */
const wordContext = (clientId: number) => `report-owner:${clientId}`

export function sealOwnerWord(
  deps: Pick<Deps, 'sealer'>,
  clientId: number,
  word: { person: PrintedPerson; isMine: boolean; wording: RecordedOwnerWord['wording'] },
): Uint8Array {
  return deps.sealer.seal(JSON.stringify(word), wordContext(clientId))
}

/** Everything that was said of whose a client's reports are, oldest first. */
export async function listOwnerWords(
  deps: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  clientId: number,
): Promise<RecordedOwnerWord[]> {
  const rows = await selectOwnerWords(queryable, clientId)
  return rows.map((row) => ({
    ...JSON.parse(deps.sealer.openText(row.saidSealed, wordContext(clientId))),
    actor: row.actorKind,
    at: row.createdAt.toISOString(),
  }))
}

/** When whose a client's reports are was last said; null before there is a word. */
export async function newestOwnerWordAt(queryable: Queryable, clientId: number): Promise<Date | null> {
  return (await selectOwnerWords(queryable, clientId)).at(-1)?.createdAt ?? null
}
