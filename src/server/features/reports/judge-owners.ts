import { createHash } from 'node:crypto'
import { mergePersons, type PrintedPerson, personOf } from '../../../engine/match/printed-person.ts'
import { isSamePrinted, type Ownership, whoseReports } from '../../../engine/match/whose-reports.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { keptHead } from './kept-reading.ts'
import { listOwnerWords } from './owner-words.ts'
import type { ReportUploadRow } from './reports.tables.ts'

/** Whose an upload is, and the question about it. */
export interface UploadOwner {
  ownership: Ownership
  person: PrintedPerson
  /**
   * Names the question that these uploads share, and with them its answer: other files are another question. null where
   * there is nothing to answer.
   */
  question: string | null
}

/**
 * Whose each of a client's uploads is, by the id of its row. What is not recognised as a report yet is nobody's and left
 * out. Worked out anew each time: a name that was corrected, another upload or a word of the client changes it.
 */
export async function judgeOwners(
  deps: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  client: Pick<ClientRow, 'id' | 'name'>,
  rows: readonly ReportUploadRow[],
): Promise<Map<number, UploadOwner>> {
  const named = rows.flatMap((row) => {
    const head = keptHead(deps, row)
    return head ? [{ row, person: personOf(head) }] : []
  })
  const words = named.length > 0 ? await listOwnerWords(deps, queryable, client.id) : []
  const uploads = named.map(({ row, person }) => ({ file: row.sha256, person }))
  const owners = whoseReports(uploads, client.name, words)
  const judged = named.map((each, at) => ({
    ...each,
    ownership: owners[at] ?? { state: 'fits' as const },
    // All bureaus of a file name one person.
    person: mergePersons(uploads.filter(({ file }) => file === each.row.sha256).map(({ person }) => person)),
  }))
  return new Map(
    judged.map((each) => {
      const together = judged.filter(
        (other) => other.ownership.state === each.ownership.state && isSamePrinted(other.person, each.person),
      )
      const question = isAnswerable(each.ownership) ? questionOf(together.map(({ row }) => row.sha256)) : null
      return [each.row.id, { ownership: each.ownership, person: each.person, question }]
    }),
  )
}

function isAnswerable({ state }: Ownership): boolean {
  return state === 'asked' || state === 'confirmed' || state === 'denied'
}

function questionOf(files: readonly string[]): string {
  const once = [...new Set(files)].sort()
  return createHash('sha256').update(once.join(' ')).digest('hex').slice(0, 16)
}
