import { deflateSync, inflateSync } from 'node:zlib'
import type { Hints } from '../../../engine/report/hints/hints.ts'
import type { ReportReading } from '../../../engine/report/read-report.ts'
import type { RecognisedFile } from '../../../engine/report/recognised-file.ts'
import type { Deps } from '../../deps.ts'
import type { ReportUploadRow } from './reports.tables.ts'

const context = 'recognised-words'
/** Sixty pages of words are two megabytes; a row with more than this would be no row of a table. */
const mostBytes = 16_000_000

/** The words of a scan, kept so that it is recognised once; null for more than can be kept. */
export function sealRecognition(
  deps: Pick<Deps, 'sealer'>,
  recognised: RecognisedFile | undefined,
): Uint8Array | null {
  if (recognised === undefined) return null
  const bytes = deflateSync(Buffer.from(JSON.stringify(recognised)))
  return bytes.length > mostBytes ? null : deps.sealer.seal(bytes, context)
}

/** Null for a file with text, and for a scan from before its words were kept. */
export function keptRecognition(
  deps: Pick<Deps, 'sealer'>,
  { recognisedSealed }: Pick<ReportUploadRow, 'recognisedSealed'>,
): RecognisedFile | null {
  if (recognisedSealed === null) return null
  return JSON.parse(inflateSync(deps.sealer.open(recognisedSealed, context)).toString())
}

/** Reads a stored file with what was said of it: a scan by the words that were recognised. Slow: never inside a transaction. */
export async function readStored(deps: Deps, row: ReportUploadRow, hints: Hints): Promise<ReportReading> {
  const recognised = keptRecognition(deps, row)
  if (recognised) return deps.engine.readRecognised(recognised, hints)
  return deps.engine.readReport(await deps.files.get(row.fileKey), hints)
}
