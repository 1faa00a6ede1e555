import type { AnswerScan, DisputeResult } from '../../../shared/api/results.ts'
import { says } from '../../../shared/sentences/says.ts'
import { storedSentence } from '../../../shared/sentences/stored-sentence.ts'
import type { Deps } from '../../deps.ts'
import { fileNameOf } from '../../platform/files/sealed-file-name.ts'
import { type Answer, listAnswers } from './list-answers.ts'
import type { DisputeResultRow } from './results.tables.ts'
import type { ScannedContent } from './scanned-content.ts'

/** What the bureaus answered, by round and day. */
export async function listResults(deps: Deps, clientId: number): Promise<DisputeResult[]> {
  return (await listAnswers(deps, deps.database.db, clientId)).map((answer) => shownResult(deps, answer))
}

export function shownResult(deps: Pick<Deps, 'sealer'>, answer: Answer): DisputeResult {
  const { row, round, bureau, source, receivedOn, problem, items, scan, cameBy, moves } = answer
  return {
    id: row.id,
    round,
    bureau,
    source,
    receivedOn,
    fileName: fileNameOf(deps.sealer, row),
    problem: problem && storedSentence(problem),
    items: items.map(({ fingerprint, title, creditor, accountNumber, outcome, said }) => ({
      finding: fingerprint,
      title,
      creditor,
      accountNumber: accountNumber ?? null,
      outcome,
      said,
      meaning: says(`outcome.${outcome}`),
    })),
    ...(scan ? { scan: shownScan(scan, row) } : {}),
    ...(cameBy ? { cameBy } : {}),
    ...(moves
      ? {
          moves: moves.map((move) => ({
            at: move.at,
            by: move.actorKind,
            round: move.fromRound,
            bureau: move.fromBureau,
          })),
        }
      : {}),
  }
}

function shownScan(
  { state, isByHand, done, of, read, days, statements }: ScannedContent,
  { id, clientId }: DisputeResultRow,
): AnswerScan {
  const isOpen = state !== 'reading' && state !== 'confirmed'
  return {
    state,
    isByHand,
    done,
    of,
    read: isOpen
      ? read.map(({ fingerprint, places, accountNumber, ...item }, at) => ({
          finding: fingerprint,
          ...item,
          accountNumber: accountNumber ?? null,
          pictures: places.map(
            (_, place) => `/api/clients/${clientId}/results/${id}/pictures/${at}-${place}`,
          ),
        }))
      : [],
    days: isOpen ? days : [],
    confirmedAt: state === 'confirmed' ? (statements.at(-1)?.at ?? null) : null,
  }
}
