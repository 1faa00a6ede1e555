import type { ScannedAnswer } from '../../../engine/results/read-scanned-answer.ts'
import { codeOf, says, saysCode } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { isDatabaseAway } from '../../platform/db/database-away.ts'
import { fileNameOf } from '../../platform/files/sealed-file-name.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { nothingSaid } from '../hints/hints-of-file.ts'
import { announceMailing } from '../mail-log/mail-log.live.ts'
import { attachReport } from '../reports/store-report.ts'
import { changeScan, lockScan, openScan } from './change-scan.ts'
import { disputeAtHand, namedItem, unreadItems } from './dispute-at-hand.ts'
import { type DisputedLetter, findDisputedLetter } from './disputed-letter.ts'
import { selectResult } from './results.store.ts'
import type { DisputeResultRow } from './results.tables.ts'
import type { ReadItem, ScannedContent } from './scanned-content.ts'

/**
 * Reads one scanned answer, pages told live, and keeps what was read for the client to confirm; a scanned new report also
 * becomes the bureau's newest upload. May be killed and taken up again at any moment; an answer that waits for no
 * reading is left alone.
 */
export async function readScannedAnswer(
  deps: Deps,
  input: { resultId: number; lastAttempt: boolean },
): Promise<void> {
  const row = await selectResult(deps.database.db, input.resultId)
  if (!row || openScan(deps, row)?.state !== 'reading') return
  const letter = await findDisputedLetter(deps, row)
  let read: ScannedAnswer = refused(says('answer.noLetter'))
  try {
    if (letter) read = await recognised(deps, row, letter)
  } catch (cause) {
    if (!input.lastAttempt || isDatabaseAway(cause)) throw cause
    deps.log.error({ resultId: row.id, err: cause }, 'a scanned answer could not be read')
    read = refused(says('answer.failed'))
  }
  await deps.database.transaction(async (tx) => {
    const isKept = await keep(deps, tx, { row, letter, read })
    if (!isKept) return
    await noteFact(deps, tx, { kind: 'scanned-answer-read', clientId: row.clientId, resultId: row.id })
  })
}

const refused = (sentence: Sentence): ScannedAnswer => ({
  answer: { ok: false, sentence },
  confidences: {},
  reading: null,
})

async function recognised(deps: Deps, row: DisputeResultRow, letter: DisputedLetter): Promise<ScannedAnswer> {
  if (row.fileKey === null) return refused(says('answer.noFile'))
  const bytes = await deps.files.get(row.fileKey)
  const dispute = await disputeAtHand(deps, { ...row, except: row.id }, letter)
  const told = tellProgress(deps, row)
  const read = await deps.engine.readScannedAnswer(bytes, dispute, told.onProgress)
  await told.ended()
  return read
}

/** Progress is a hint: written page by page, one after the other, and never over the end. */
function tellProgress(deps: Deps, { id, clientId }: DisputeResultRow) {
  let last: Promise<unknown> = Promise.resolve()
  const write = async (done: number, of: number) => {
    const isTold = await deps.database.transaction(async (tx) => {
      const locked = await lockScan(deps, tx, id)
      if (locked?.scan.state !== 'reading') return false
      await changeScan(deps, tx, locked, { scan: { ...locked.scan, done, of } })
      return true
    })
    if (isTold) announceMailing(deps, clientId)
  }
  return {
    onProgress: (done: number, of: number) => {
      last = last
        .then(() => write(done, of))
        .catch((cause: unknown) => {
          deps.log.warn({ err: cause }, 'the progress of a scanned answer could not be told')
        })
    },
    ended: () => last,
  }
}

async function keep(
  deps: Deps,
  tx: Queryable,
  given: { row: DisputeResultRow; letter: DisputedLetter | undefined; read: ScannedAnswer },
): Promise<boolean> {
  const { row, letter, read } = given
  // Client before answer, as everywhere, so that two transactions never wait for each other.
  const client = await findClientForChange(tx, row.clientId)
  const locked = await lockScan(deps, tx, row.id)
  if (!client || locked?.scan.state !== 'reading') return false
  const { answer, reading } = read
  if (!answer.ok) {
    const scan: ScannedContent = {
      ...locked.scan,
      state: 'failed',
      isByHand: true,
      read: letter ? unreadItems(letter) : [],
    }
    await changeScan(deps, tx, locked, { scan, problem: codeOf(answer.sentence) })
    return true
  }
  const scan: ScannedContent = {
    ...locked.scan,
    state: 'to_confirm',
    read: letter ? readItems(letter, read) : [],
    days: daysOf(answer),
  }
  await changeScan(deps, tx, locked, { scan, problem: saysCode('answer.toConfirm'), source: answer.source })
  const { bureau, fileKey, bytes, sha256 } = row
  if (reading?.ok && answer.source === 'new-report' && fileKey !== null) {
    const fileName = fileNameOf(deps.sealer, row)
    const prepared = { bureau, fileKey, fileName, bytes, sha256, reading, said: nothingSaid }
    await attachReport(deps, tx, { owner: { clientId: row.clientId }, prepared })
  }
  return true
}

function readItems(letter: DisputedLetter, { answer, confidences }: ScannedAnswer): ReadItem[] {
  if (!answer.ok) return []
  return answer.items.flatMap((item) =>
    namedItem(letter, item).map((named) => ({
      ...named,
      confidence: confidences[item.fingerprint] ?? null,
      places: item.evidence.map(({ box }) => box),
    })),
  )
}

function daysOf(answer: Extract<ScannedAnswer['answer'], { ok: true }>): ScannedContent['days'] {
  const { finishedOn, frivolousOn, reinsertedOn } = answer
  const days = [
    { kind: 'finished' as const, day: finishedOn },
    { kind: 'frivolous' as const, day: frivolousOn },
    { kind: 'reinserted' as const, day: reinsertedOn },
  ]
  return days.flatMap(({ kind, day }) => (day === null ? [] : [{ kind, day }]))
}
