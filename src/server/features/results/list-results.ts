import type { DisputeResult } from '../../../shared/api/results.ts'
import type { Deps } from '../../deps.ts'
import { type Answer, listAnswers } from './list-answers.ts'
import { outcomeMeaning } from './outcome-meaning.ts'

/** What the bureaus answered, by round and day. */
export async function listResults(deps: Deps, clientId: number): Promise<DisputeResult[]> {
  return (await listAnswers(deps, deps.database.db, clientId)).map(shownResult)
}

export function shownResult(answer: Answer): DisputeResult {
  const { row, round, bureau, source, receivedOn, problem, items } = answer
  return {
    id: row.id,
    round,
    bureau,
    source,
    receivedOn,
    fileName: row.fileName,
    problem,
    items: items.map(({ fingerprint, title, creditor, outcome, said }) => ({
      finding: fingerprint,
      title,
      creditor,
      outcome,
      said,
      meaning: outcomeMeaning[outcome],
    })),
  }
}
