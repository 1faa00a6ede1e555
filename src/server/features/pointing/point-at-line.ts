import type { Pointing } from '../../../engine/report/hints/hints.ts'
import type { LinePart } from '../../../engine/report/hints/part-with-form.ts'
import type { LineMeaning, ReportReadingState } from '../../../shared/api/pointing.ts'
import { type BureauKey, bureauNames } from '../../../shared/api/vocabulary.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { CaseActor } from '../accounts/actor-of-viewer.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { findPointingsInForce } from '../hints/find-pointings.ts'
import type { ReportPointingRow } from '../hints/hints.tables.ts'
import { type FileHints, hintsOfFile, saidWith } from '../hints/hints-of-file.ts'
import { sealPointed } from '../hints/pointed-content.ts'
import type { ReportUploadRow } from '../reports/reports.tables.ts'
import { getReportReading } from './get-report-reading.ts'
import { linesOfFile } from './lines-of-file.ts'
import { meaningWords } from './meaning-words.ts'
import { type PointedPart, pointedPart } from './pointed-part.ts'
import { countPointings, insertPointing, withdrawPointings } from './pointing.store.ts'
import { readAnew } from './read-anew.ts'

/** Words in force on one file, and words ever said of it: whoever needs more has another file in hand than a report. */
const most = { inForce: 200, ever: 2000 } as const
/** Of these a report has one: the newest word counts. */
const single: readonly LineMeaning[] = ['bureau', 'reportDate', 'reportNumber']

interface PointInput {
  clientId: number
  bureau: BureauKey
  actor: CaseActor
  upload: number
  page: number
  line: number
  words?: LinePart | undefined
  meaning: LineMeaning
}

/**
 * Records what a line of the current report is, and reads the file again with it. The same word twice changes nothing; another
 * word on the same words takes the place of the one before.
 * Errors: not_found for a line that is not there, invalid_input for words without the form of their meaning or the 201st
 * word, conflict when the file was replaced or is in mailed letters.
 */
export async function pointAtLine(deps: Deps, input: PointInput): Promise<ReportReadingState> {
  const { clientId, bureau, upload, meaning } = input
  await readAnew(deps, { clientId, bureau, upload }, async (row, before) => {
    const part = pointedPart(await linesOfFile(deps, row, input.page), input)
    const file = { clientId, sha256: row.sha256 }
    const inForce = await findPointingsInForce(deps.database.db, file)
    if (inForce.some((each) => isSame(each, input, part))) return null
    const replaced = inForce.filter((each) => isReplaced(each, input, part)).map(({ id }) => id)
    if (
      inForce.length - replaced.length >= most.inForce ||
      (await countPointings(deps.database.db, file)) >= most.ever
    )
      throw new Refusal('invalid_input', says('pointing.mostLines', { most: most.inForce }))
    const pointing: Pointing = { box: part.box, words: part.text, meaning, bureau: bureauNames[bureau] }
    const kept = before.pointings.filter(({ id }) => !replaced.includes(id))
    return {
      said: saidWith(before, [...kept, { id: 0, pointing }]),
      write: (tx) => write(deps, tx, { ...input, row, part, replaced }),
    }
  })
  return getReportReading(deps, { clientId, bureau })
}

async function write(
  deps: Deps,
  tx: Queryable,
  given: PointInput & { row: ReportUploadRow; part: PointedPart; replaced: readonly number[] },
): Promise<FileHints> {
  const { clientId, bureau, actor, page, line, meaning, row, part } = given
  const now = deps.clock.now()
  await withdrawPointings(tx, given.replaced, { kind: actor.kind, id: actor.id, at: now })
  await insertPointing(tx, {
    clientId,
    bureau,
    sha256: row.sha256,
    page,
    line,
    firstWord: part.from,
    lastWord: part.to,
    meaning,
    saidSealed: sealPointed(deps, clientId, {
      text: part.text,
      box: part.box,
      wording: { line: part.line.text, meaning: meaningWords[meaning] },
    }),
    actorKind: actor.kind,
    actorId: actor.id,
    createdAt: now,
  })
  await appendAuditEntry(tx, {
    actor: { id: actor.id, name: actor.name },
    action: 'point-at-line',
    clientId,
    detail: { bureau, upload: row.id, page, line, meaning },
    at: now,
  })
  return hintsOfFile(deps, tx, { clientId, sha256: row.sha256 })
}

const isAt = (each: ReportPointingRow, { page, line, bureau }: PointInput): boolean =>
  each.page === page && each.line === line && each.bureau === bureau

function isSame(each: ReportPointingRow, input: PointInput, { from, to }: PointedPart): boolean {
  const isOwn = each.firstWord === from && each.lastWord === to
  return isAt(each, input) && isOwn && each.meaning === input.meaning
}

function isReplaced(each: ReportPointingRow, input: PointInput, { from, to }: PointedPart): boolean {
  if (single.includes(input.meaning) && each.meaning === input.meaning) return true
  return isAt(each, input) && each.firstWord <= to && each.lastWord >= from
}
