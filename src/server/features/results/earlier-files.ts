import { type Bureau, bureaus } from '../../../engine/report/credit-report.ts'
import { letterKindOf } from '../../../shared/rules/clocked-letter.ts'
import { mostCopiedPages } from '../../../shared/rules/copied-pages.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { DocumentRow } from '../documents/documents.tables.ts'
import { type Letter, listLetters } from '../mail-log/list-letters.ts'
import { type Answer, listAnswers } from './list-answers.ts'

/** What is stored of a letter of an earlier round to a bureau, as far as a later letter encloses copies of it. */
export interface EarlierFiles {
  round: number
  bureau: Bureau
  /** As it was mailed; null: longer than what is copied. */
  document: DocumentRow | null
  /** In the store of files: the proof of its delivery; null where there is none. */
  proofKey: string | null
  /** The newest letter of results that came upon it; null: none that is copied whole. */
  resultsKey: string | null
}

/** Of every letter to a bureau. */
export async function listEarlierFiles(
  deps: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  clientId: number,
): Promise<EarlierFiles[]> {
  const letters = await listLetters(deps, queryable, clientId)
  return earlierFilesOf(letters, await listAnswers(deps, queryable, clientId))
}

export function earlierFilesOf(letters: readonly Letter[], answers: readonly Answer[]): EarlierFiles[] {
  return letters.flatMap(({ document, written, recipient, steps }) => {
    const bureau = bureaus.find((each) => each === recipient)
    if (!bureau || letterKindOf(document.documentType) !== 'bureau_dispute') return []
    const { round } = document
    // The one that the next letter names: the last that counts, by its day.
    const answer = answers.findLast(
      (each) => each.round === round && each.bureau === bureau && each.problem === null,
    )
    return {
      round,
      bureau,
      document: written !== null && isCopied(written.pages) ? written : null,
      proofKey: steps.find(({ state }) => state === 'delivered')?.fileKey ?? null,
      resultsKey:
        answer?.source === 'results-letter' && isCopied(answer.row.pages) ? answer.row.fileKey : null,
    }
  })
}

/** Of one whose pages were not counted nobody knows that the copy is whole. */
const isCopied = (pages: number | null) => pages !== null && pages <= mostCopiedPages
