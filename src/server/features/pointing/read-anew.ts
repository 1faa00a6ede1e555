import type { BureauKey } from '../../../shared/api/vocabulary.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { isRoundMailed } from '../documents/current-round.ts'
import { type FileHints, hintsOfFile, isSameSaid } from '../hints/hints-of-file.ts'
import { keepNewReading } from '../reports/keep-new-reading.ts'
import { readStored } from '../reports/kept-recognition.ts'
import type { ReportUploadRow } from '../reports/reports.tables.ts'
import { findAnalysedRun } from '../runs/find-analysed-run.ts'
import { findPointedFile, hasNoWords, isStillRead } from './find-pointed-file.ts'

/** More people at one file at once than there are hands. */
const mostRounds = 6

/** What a change of the words on a file does: the words as they would be, and the writing of it. */
export interface SaidChange {
  /** The words without their ids in place: what the file is to be read with. */
  said: FileHints
  /** Writes the change; answers the words as they then are. */
  write(tx: Queryable): Promise<FileHints>
}

/**
 * Reads a client's file with a change of what was said of it, and keeps both in one transaction; the run that follows
 * starts as after an upload. Two changes at once follow each other: whoever read before the other wrote reads again. Nothing
 * is written when the reading fails or the process dies.
 * @param changeOf null where the words are such already, or the change is not needed any more
 * Errors: not_found, conflict (replaced meanwhile, in mailed letters, a scan without its words).
 */
export async function readAnew(
  deps: Deps,
  input: { clientId: number; bureau: BureauKey; upload?: number },
  changeOf: (row: ReportUploadRow, now: FileHints) => Promise<SaidChange | null>,
): Promise<void> {
  for (let round = 0; round < mostRounds; round++) {
    const row = await findPointedFile(deps.database.db, input)
    requireSame(row, input.upload)
    await requireChangeable(deps, deps.database.db, row)
    const before = await hintsOfFile(deps, deps.database.db, row)
    const change = await changeOf(row, before)
    if (change === null) return
    const reading = await readStored(deps, row, change.said.hints)
    const isKept = await deps.database.transaction(async (tx) => {
      const client = await findClientForChange(tx, input.clientId)
      if (!client) throw new Refusal('not_found', says('case.noClient'))
      const current = await findPointedFile(tx, input)
      requireSame(current, row.id)
      await requireChangeable(deps, tx, current, client)
      if (!isSameSaid(before, await hintsOfFile(deps, tx, row))) return false
      const said = await change.write(tx)
      await keepNewReading(deps, tx, { client, sha256: row.sha256, reading, said })
      return true
    })
    if (isKept) return
  }
  throw new Refusal('conflict', says('pointing.somebodyElse'))
}

function requireSame(row: ReportUploadRow, upload: number | undefined): void {
  if (upload !== undefined && row.id !== upload) throw new Refusal('conflict', says('pointing.replaced'))
}

/** A file that a mailed letter was written from stays as it was read; what is still read cannot be read anew. */
async function requireChangeable(
  deps: Deps,
  queryable: Queryable,
  row: ReportUploadRow,
  client?: ClientRow,
): Promise<void> {
  if (isStillRead(row)) throw new Refusal('conflict', says('pointing.stillRead'))
  if (hasNoWords(row)) throw new Refusal('conflict', says('pointing.wordsNotKept'))
  if (!client) return
  const analysed = await findAnalysedRun(deps, queryable, client.id)
  if (!analysed) return
  const { caseFile, files } = analysed.analysis
  if (isRoundMailed(client, caseFile.round) && files.some(({ fileKey }) => fileKey === row.fileKey))
    throw new Refusal('conflict', says('pointing.lettersMailed'))
}
