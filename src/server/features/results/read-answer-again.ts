import type { DisputeResult } from '../../../shared/api/results.ts'
import { says, saysCode } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { announceMailing } from '../mail-log/mail-log.live.ts'
import { changeScan } from './change-scan.ts'
import { lockScanOfClient } from './find-scan.ts'
import { openAnswer } from './list-answers.ts'
import { shownResult } from './list-results.ts'
import { readScannedAnswerJob } from './results.jobs.ts'

/** Reads a scanned answer once more; a double click starts one reading. Errors: not_found, conflict unless it failed. */
export async function readAnswerAgain(
  deps: Deps,
  input: { clientId: number; result: number },
): Promise<DisputeResult> {
  const row = await deps.database.transaction(async (tx) => {
    const locked = await lockScanOfClient(deps, tx, input)
    const { scan } = locked
    if (scan.state === 'reading') return locked.row
    if (scan.state !== 'failed') throw new Refusal('conflict', says('mailing.answerReadAlready'))
    const readings = scan.readings + 1
    const { id } = locked.row
    await deps.queue.enqueue(tx, readScannedAnswerJob, { resultId: id }, { id: `${id}-${readings}` })
    return changeScan(deps, tx, locked, {
      scan: { ...scan, state: 'reading', isByHand: false, done: 0, of: 0, readings, read: [] },
      problem: saysCode('answer.reading'),
    })
  })
  announceMailing(deps, input.clientId)
  return shownResult(deps, openAnswer(deps, row))
}
