import type { Answer as ReadAnswer } from '../../../engine/results/read-answer.ts'
import type { DisputeResult } from '../../../shared/api/results.ts'
import type { BureauKey } from '../../../shared/api/vocabulary.ts'
import { isHeic } from '../../../shared/rules/heic.ts'
import { latestDay } from '../../../shared/rules/person-day.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import { sealFileName } from '../../platform/files/sealed-file-name.ts'
import type { UploadedFile } from '../../platform/http/read-multipart.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { CaseActor } from '../accounts/actor-of-viewer.ts'
import { findClient, findClientForChange } from '../clients/find-client.ts'
import { hintsOfFile } from '../hints/hints-of-file.ts'
import { assembleUpload, reasonInForm } from '../reports/assemble-upload.ts'
import { shownName } from '../reports/check-report-file.ts'
import { attachReport, type PreparedReport, readWithHints } from '../reports/store-report.ts'
import { columnsOfAnswer, contentOfAnswer } from './content-of-answer.ts'
import { disputeAtHand } from './dispute-at-hand.ts'
import { findDisputedLetter, refusalWithoutLetter } from './disputed-letter.ts'
import { answerContext, openAnswer } from './list-answers.ts'
import { shownResult } from './list-results.ts'
import { requireAnswerDay } from './require-answer-day.ts'
import { readScannedAnswerJob } from './results.jobs.ts'
import { insertResult, selectSameResult } from './results.store.ts'
import type { DisputeResultRow } from './results.tables.ts'

interface UploadInput {
  clientId: number
  actor: CaseActor
  bureau: BureauKey
  receivedOn: string
  files: readonly UploadedFile[]
}

/**
 * Takes a bureau's answer to the newest letter mailed to it, a PDF or photos of its pages, and says what became of each item. A new report also becomes
 * the bureau's newest upload, so that the next round reads it. A scan is read by a job of its own and counts once the client
 * has confirmed it. A file that cannot be read is kept with the sentence that says why, and counts once the client has
 * entered what it says. The same file twice is one answer.
 * Errors: conflict while no letter is mailed to this bureau, invalid_input for the day, file_refused.
 */
export async function uploadResults(deps: Deps, input: UploadInput): Promise<DisputeResult> {
  const sent = input.files.filter((each) => each.field === 'answer')
  if (sent.length === 0) throw new Refusal('file_refused', says('file.chooseAnswer'))
  const letter = await findDisputedLetter(deps, input)
  if (!letter) throw await refusalWithoutLetter(deps, input)
  const client = await findClient(deps.database.db, input.clientId)
  requireAnswerDay(input.receivedOn, letter.firstDay, latestDay(client?.state ?? null, deps.clock.now()))
  const file = await oneFile(deps, sent)
  const stored = await deps.files.put(file.bytes)
  const place = { clientId: input.clientId, round: letter.round, bureau: input.bureau, sha256: stored.sha256 }
  const same = await selectSameResult(deps.database.db, place)
  if (same) {
    await deps.files.remove(stored.key)
    return shownResult(deps, openAnswer(deps, same))
  }
  const { hints } = await hintsOfFile(deps, deps.database.db, {
    clientId: input.clientId,
    sha256: stored.sha256,
  })
  const answer = await deps.engine.readAnswer(file.bytes, await disputeAtHand(deps, input, letter), hints)
  const opened = await deps.engine.openPaper(file.bytes)
  const prepared = await preparedReport(deps, input, answer, { file, stored })
  const kept = await deps.database.transaction(async (tx) => {
    const client = await findClientForChange(tx, input.clientId)
    if (!client) throw new Refusal('not_found', says('case.noClient'))
    const row = await insertResult(tx, {
      ...place,
      ...columnsOfAnswer(answer),
      receivedOn: input.receivedOn,
      fileKey: stored.key,
      fileNameSealed: sealFileName(deps.sealer, stored.key, file.fileName),
      bytes: stored.bytes,
      pages: opened.ok ? opened.pages : null,
      itemsSealed: deps.sealer.seal(
        JSON.stringify(contentOfAnswer(answer, letter)),
        answerContext(input.clientId),
      ),
      actorKind: input.actor.kind,
      actorId: input.actor.id,
      createdAt: deps.clock.now(),
    })
    // The other half of a double click was faster.
    if (!row) return { row: await selectSameResult(tx, place), isNew: false }
    if (!answer.ok && answer.isScan)
      await deps.queue.enqueue(tx, readScannedAnswerJob, { resultId: row.id }, { id: `${row.id}-1` })
    if (prepared) {
      const owner = { clientId: input.clientId }
      await attachReport(deps, tx, { owner, prepared })
    }
    await noteFact(deps, tx, { kind: 'answer-stored', clientId: input.clientId })
    return { row, isNew: true }
  })
  if (!kept.isNew) await deps.files.remove(stored.key)
  if (!kept.row) throw new Error('an answer was neither added nor found')
  return shownResult(deps, openAnswer(deps, kept.row satisfies DisputeResultRow))
}

/** A whole new report becomes an upload of its own; both rows name the one stored file. */
async function preparedReport(
  deps: Deps,
  { bureau, clientId }: Pick<UploadInput, 'bureau' | 'clientId'>,
  answer: ReadAnswer,
  {
    file,
    stored,
  }: {
    file: Pick<UploadedFile, 'fileName' | 'bytes'>
    stored: { key: string; bytes: number; sha256: string }
  },
): Promise<PreparedReport | null> {
  if (!answer.ok || answer.source !== 'new-report') return null
  const { bytes, sha256 } = stored
  const { reading, said } = await readWithHints(deps, { bytes: file.bytes, sha256, clientId })
  const fileName = file.fileName.slice(0, 255)
  return { bureau, fileKey: stored.key, fileName, bytes, sha256, reading, said }
}

/**
 * The one PDF of what was sent: a PDF as it is, photos of a letter's pages in their order, or a saved page, as for a report. Slow:
 * before any transaction.
 */
async function oneFile(
  deps: Deps,
  files: readonly UploadedFile[],
): Promise<Pick<UploadedFile, 'fileName' | 'bytes'>> {
  const assembled = heicAmong(files) ?? (await assembleUpload(deps, { files }))
  if (assembled.ok) return assembled
  const reason = reasonInForm(assembled)
  throw new Refusal('file_refused', reason, { answer: reason })
}

/** A phone's own format, which a browser turns into JPG only where it chooses the file itself. */
function heicAmong(files: readonly UploadedFile[]) {
  const heic = files.find(({ bytes }) => isHeic(bytes))
  if (!heic) return null
  const reason = says('file.heicPhoto', { name: shownName(heic.fileName) })
  return { ok: false, reason, needsPassword: false } as const
}
