import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type AnswerContent, type AnswerCounts, answerContext, openAnswer } from './list-answers.ts'
import { changeResult, lockResult } from './results.store.ts'
import type { DisputeResultRow } from './results.tables.ts'
import type { ScannedContent } from './scanned-content.ts'

interface LockedScan {
  row: DisputeResultRow
  scan: ScannedContent
}

/** What is kept of an answer that the client confirms; null for one that counts as it was read. */
export function openScan(deps: Pick<Deps, 'sealer'>, row: DisputeResultRow): ScannedContent | null {
  return openAnswer(deps, row).scan ?? null
}

/** An answer that the client confirms, locked until the transaction ends; undefined for none of that number. */
export async function lockScan(
  deps: Pick<Deps, 'sealer'>,
  tx: Queryable,
  resultId: number,
): Promise<LockedScan | undefined> {
  const row = await lockResult(tx, resultId)
  const scan = row && openScan(deps, row)
  return row && scan ? { row, scan } : undefined
}

/** Writes what changed; `counts` is what the answer says from now on. */
export async function changeScan(
  deps: Pick<Deps, 'sealer'>,
  tx: Queryable,
  { row }: LockedScan,
  change: {
    scan: ScannedContent
    problem?: string | null
    source?: DisputeResultRow['source']
    counts?: AnswerCounts
  },
): Promise<DisputeResultRow> {
  const { scan, counts = nothingCounts, ...columns } = change
  const { moves, cameBy } = openAnswer(deps, row)
  const content: AnswerContent = {
    ...counts,
    scan,
    ...(cameBy ? { cameBy } : {}),
    ...(moves ? { moves } : {}),
  }
  const itemsSealed = deps.sealer.seal(JSON.stringify(content), answerContext(row.clientId))
  return changeResult(tx, row.id, { ...columns, itemsSealed })
}

/** What an answer says before it was read and confirmed. */
export const nothingCounts: AnswerCounts = {
  items: [],
  finishedOn: null,
  frivolousOn: null,
  reinsertedOn: null,
}
