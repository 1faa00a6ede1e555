import type { Bureau } from '../../../engine/report/credit-report.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { fileNameOf } from '../../platform/files/sealed-file-name.ts'
import { listAnswers } from './list-answers.ts'
import type { AnswerStatement } from './scanned-content.ts'

/** What was said of one answer, and of which. */
interface StatedAnswer extends AnswerStatement {
  resultId: number
  round: number
  bureau: Bureau
  fileName: string
  /** 'YYYY-MM-DD'. */
  receivedOn: string
}

/** Everything that was said of a client's scanned and unreadable answers, oldest first, also before one was put to another letter. */
export async function listAnswerStatements(
  deps: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  clientId: number,
): Promise<StatedAnswer[]> {
  const answers = await listAnswers(deps, queryable, clientId)
  return answers
    .flatMap(({ row, round, bureau, receivedOn, scan, moves = [] }) => {
      const earlier = moves.map(({ was, fromRound, fromBureau }) => ({
        scan: was.scan,
        round: fromRound,
        bureau: fromBureau,
      }))
      const fileName = fileNameOf(deps.sealer, row)
      return [...earlier, { scan, round, bureau }].flatMap(({ scan, ...place }) =>
        (scan?.statements ?? []).map((statement) => ({
          ...statement,
          ...place,
          resultId: row.id,
          fileName,
          receivedOn,
        })),
      )
    })
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.resultId - b.resultId))
}
