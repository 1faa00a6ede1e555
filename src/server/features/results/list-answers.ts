import type { Bureau } from '../../../engine/report/credit-report.ts'
import type { AnswerWay } from '../../../shared/api/results.ts'
import { bureauNames } from '../../../shared/api/vocabulary.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { AnsweredItem } from './answered-item.ts'
import { selectResults } from './results.store.ts'
import type { DisputeResultRow } from './results.tables.ts'
import type { ScannedContent } from './scanned-content.ts'

/** What an answer says, as it is kept. Days are 'YYYY-MM-DD' and printed in the answer, null where they are not. */
export interface AnswerContent {
  items: AnsweredItem[]
  finishedOn: string | null
  /** When the bureau says that it took the dispute for frivolous (FCRA 611(a)(3)). */
  frivolousOn: string | null
  /** The date of a report that shows a deleted item again. */
  reinsertedOn: string | null
  /** Only of a scan and of a file that could not be read: the rest is empty until the client has said what it says. */
  scan?: ScannedContent
  /** How an answer without a file came. Absent: there is a file. */
  cameBy?: AnswerWay
  /** Letters that it was filed under before, oldest first, with what it said of their items. */
  moves?: AnswerMove[]
}

/** An answer that was put to another letter: what counted of it until then. */
export interface AnswerMove {
  /** ISO time. */
  at: string
  actorKind: 'client' | 'staff'
  actorId: string
  fromRound: number
  fromBureau: Bureau
  was: Omit<AnswerContent, 'moves' | 'cameBy'>
}

/** What counts of it. */
export type AnswerCounts = Omit<AnswerContent, 'scan' | 'moves' | 'cameBy'>

export interface Answer extends AnswerContent {
  row: DisputeResultRow
  round: number
  bureau: Bureau
  source: 'results-letter' | 'new-report'
  receivedOn: string
  problem: string | null
}

/** The context under which the items of an answer are sealed. */
export const answerContext = (clientId: number) => `dispute-result:${clientId}`

/** The answers of a client's case, by round and day. */
export async function listAnswers(
  deps: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  clientId: number,
): Promise<Answer[]> {
  return (await selectResults(queryable, clientId)).map((row) => openAnswer(deps, row))
}

export function openAnswer(deps: Pick<Deps, 'sealer'>, row: DisputeResultRow): Answer {
  const content: AnswerContent = JSON.parse(
    deps.sealer.openText(row.itemsSealed, answerContext(row.clientId)),
  )
  const { round, source, receivedOn, problem } = row
  return { ...content, row, round, bureau: bureauNames[row.bureau], source, receivedOn, problem }
}
