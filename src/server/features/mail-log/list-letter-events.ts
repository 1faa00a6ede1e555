import type { LetterEntry } from '../../../shared/api/mailing.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { DocumentRow } from '../documents/documents.tables.ts'
import { selectEvents } from './letter-events.store.ts'
import type { LetterEventRow } from './mail-log.tables.ts'

/** An entry about a letter, and what became of it. Only one that stands counts. */
export interface KeptEvent {
  row: LetterEventRow
  state: LetterEntry['state']
}

/** Everything that was entered about a client's letters, oldest first; a withdrawal is the state of what it took back. */
export async function listLetterEvents(queryable: Queryable, clientId: number): Promise<KeptEvent[]> {
  const rows = await selectEvents(queryable, clientId)
  const successors = new Map(rows.flatMap((row) => (row.replaces === null ? [] : [[row.replaces, row]])))
  return rows
    .filter(({ isWithdrawal }) => !isWithdrawal)
    .map((row) => {
      const successor = successors.get(row.id)
      const state = successor === undefined ? 'stands' : successor.isWithdrawal ? 'withdrawn' : 'corrected'
      return { row, state }
    })
}

/**
 * The entries of one letter. A draft may come to be for another collector, which has other entries; a collector's notice
 * is about the debt, so that every letter to that collector has it.
 */
export function eventsOf(
  { document, recipient }: { document: Pick<DocumentRow, 'id' | 'documentType'>; recipient: string },
  events: readonly KeptEvent[],
): KeptEvent[] {
  const isValidation = document.documentType.startsWith('collector_validation_request')
  return events.filter(
    ({ row }) =>
      row.recipient === recipient &&
      (row.documentId === document.id || (isValidation && row.kind === 'validation_notice')),
  )
}
