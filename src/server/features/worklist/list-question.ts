import type { ClientFilter } from '../../../shared/api/staff-clients.ts'
import { dayOf } from '../../../shared/rules/civil-days.ts'
import type { Deps } from '../../deps.ts'
import { followupHashes } from '../followup/followup-hashes.ts'

const mostTyped = 20

/** What the list of clients is asked. */
export interface ListQuestion {
  filter: ClientFilter
  /** 'YYYY-MM-DD': a proved deadline before it is late. */
  today: string
  /** Whose clients 'me' means. */
  readerId?: string
  /** The words typed to search notes and tasks by, hashed; undefined: nothing was typed. */
  noteWords?: readonly string[] | undefined
}

export function listQuestion(
  { sealer, clock }: Pick<Deps, 'sealer' | 'clock'>,
  { filter, readerId }: { filter: ClientFilter; readerId: string },
): ListQuestion {
  const noteWords = filter.notes?.trim() ? followupHashes(sealer, filter.notes, mostTyped) : undefined
  return { filter, today: dayOf(clock.now()), readerId, noteWords }
}
