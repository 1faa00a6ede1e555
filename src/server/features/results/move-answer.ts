import type { DisputeResult } from '../../../shared/api/results.ts'
import { bureauNames } from '../../../shared/api/vocabulary.ts'
import { says, saysCode } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { CaseActor } from '../accounts/actor-of-viewer.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { hintsOfFile } from '../hints/hints-of-file.ts'
import { nothingCounts } from './change-scan.ts'
import { columnsOfAnswer, contentOfAnswer } from './content-of-answer.ts'
import { disputeAtHand, unreadItems } from './dispute-at-hand.ts'
import { type DisputedLetter, findDisputedLetterOf } from './disputed-letter.ts'
import { type AnswerContent, type AnswerMove, answerContext, openAnswer } from './list-answers.ts'
import { shownResult } from './list-results.ts'
import { requireAnswerDay } from './require-answer-day.ts'
import { readScannedAnswerJob } from './results.jobs.ts'
import { changeResult, lockResult, selectResult, selectSameResult } from './results.store.ts'
import type { DisputeResultRow } from './results.tables.ts'
import { unreadScan } from './scanned-content.ts'

interface Move {
  clientId: number
  result: number
  /** The letter that it answers. */
  document: number
  actor: CaseActor
}

/**
 * Files an answer under another letter. Its file is read against that letter before the transaction; a scan again by its job. What was
 * entered by hand is asked for anew. What counted of it until then stays as its history, and clocks, drafts and the next round follow.
 * Errors: not_found for answer or letter; conflict while it is read, for a report of another bureau, where the same file is filed
 * already, and when it changed meanwhile; invalid_input for a letter that was mailed after it came.
 */
export async function moveAnswer(deps: Deps, input: Move): Promise<DisputeResult> {
  const row = await selectResult(deps.database.db, input.result)
  if (row?.clientId !== input.clientId) throw new Refusal('not_found', says('mailing.noAnswer'))
  const letter = await findDisputedLetterOf(deps, input)
  if (!letter) throw new Refusal('not_found', says('mailing.noLetter'))
  if (isAt(row, letter)) return shownResult(deps, openAnswer(deps, row))
  refuseUnfitting(deps, row, letter)
  const anew = await readAgainst(deps, row, letter)
  const moved = await deps.database.transaction(async (tx) => {
    const client = await findClientForChange(tx, input.clientId)
    const locked = client && (await lockResult(tx, row.id))
    if (!locked) throw new Refusal('not_found', says('mailing.noAnswer'))
    // The other half of a double click was faster.
    if (isAt(locked, letter)) return locked
    if (!Buffer.from(locked.itemsSealed).equals(row.itemsSealed) || !isAt(locked, row))
      throw new Refusal('conflict', says('mailing.answerChanged'))
    const { round, bureau } = letter
    if (await selectSameResult(tx, { clientId: input.clientId, round, bureau, sha256: row.sha256 }))
      throw new Refusal('conflict', says('mailing.answerIsThere'))
    const content = { ...anew.content, moves: movesWith(deps, row, input.actor) }
    const changed = await changeResult(tx, row.id, {
      round,
      bureau,
      ...anew.columns,
      itemsSealed: deps.sealer.seal(JSON.stringify(content), answerContext(input.clientId)),
    })
    if (content.scan?.state === 'reading')
      await deps.queue.enqueue(
        tx,
        readScannedAnswerJob,
        { resultId: row.id },
        { id: `${row.id}-${content.scan.readings}` },
      )
    await noteFact(deps, tx, { kind: 'answer-moved', clientId: input.clientId })
    return changed
  })
  return shownResult(deps, openAnswer(deps, moved))
}

type Place = Pick<DisputeResultRow, 'round' | 'bureau'>

function isAt(row: Place, { round, bureau }: Place): boolean {
  return row.round === round && row.bureau === bureau
}

function refuseUnfitting(deps: Pick<Deps, 'sealer'>, row: DisputeResultRow, letter: DisputedLetter): void {
  const { scan } = openAnswer(deps, row)
  if (scan?.state === 'reading') throw new Refusal('conflict', says('mailing.answerBeingRead'))
  // The report was taken as that bureau's newest.
  if (row.source === 'new-report' && row.bureau !== letter.bureau)
    throw new Refusal('conflict', says('mailing.reportOfBureau', { bureau: bureauNames[row.bureau] }))
  // The day had begun when it was taken.
  requireAnswerDay(row.receivedOn, letter.firstDay, row.receivedOn)
}

interface ReadAnew {
  content: AnswerContent
  columns: Pick<DisputeResultRow, 'source' | 'problem'>
}

async function readAgainst(deps: Deps, row: DisputeResultRow, letter: DisputedLetter): Promise<ReadAnew> {
  const { clientId, fileKey, sha256 } = row
  const before = openAnswer(deps, row)
  const readings = (before.scan?.readings ?? 0) + 1
  if (fileKey === null) {
    const scan = {
      ...unreadScan,
      state: 'unreadable' as const,
      isByHand: true,
      read: unreadItems(letter),
      readings,
    }
    const { cameBy } = before
    return {
      content: { ...nothingCounts, scan, ...(cameBy ? { cameBy } : {}) },
      columns: { source: row.source, problem: saysCode('answer.noFile') },
    }
  }
  const { hints } = await hintsOfFile(deps, deps.database.db, { clientId, sha256 })
  const dispute = await disputeAtHand(deps, { clientId, bureau: letter.bureau, except: row.id }, letter)
  const answer = await deps.engine.readAnswer(await deps.files.get(fileKey), dispute, hints)
  const content = contentOfAnswer(answer, letter)
  return {
    content: content.scan ? { ...content, scan: { ...content.scan, readings } } : content,
    columns: columnsOfAnswer(answer),
  }
}

function movesWith(deps: Deps, row: DisputeResultRow, actor: CaseActor): AnswerMove[] {
  const {
    moves = [],
    round,
    bureau,
    items,
    finishedOn,
    frivolousOn,
    reinsertedOn,
    scan,
  } = openAnswer(deps, row)
  const was = { items, finishedOn, frivolousOn, reinsertedOn, ...(scan ? { scan } : {}) }
  const at = deps.clock.now().toISOString()
  const by = { actorKind: actor.kind, actorId: actor.id }
  return [...moves, { at, ...by, fromRound: round, fromBureau: bureau, was }]
}
