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

/** Everything that was said of a client's scanned and unreadable answers, oldest first. */
export async function listAnswerStatements(
  deps: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  clientId: number,
): Promise<StatedAnswer[]> {
  const answers = await listAnswers(deps, queryable, clientId)
  return answers
    .flatMap(({ row, round, bureau, receivedOn, scan }) =>
      (scan?.statements ?? []).map((statement) => ({
        ...statement,
        resultId: row.id,
        round,
        bureau,
        fileName: fileNameOf(deps.sealer, row),
        receivedOn,
      })),
    )
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.resultId - b.resultId))
}
