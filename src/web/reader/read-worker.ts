/**
 * Reads and audits reports in the visitor's browser, by the very modules of the server. Its own policy (see `sealed-scripts.ts` of the
 * server) lets it neither connect nor load anything: what a file holds cannot leave it but as a message to its page.
 */
import { removalCalendar } from '../../engine/audit/removal-calendar.ts'
import { monthsUnsaid } from '../../engine/audit/report-use.ts'
import { auditAsJson } from '../../engine/look/audit-as-json.ts'
import { type Look, lookAtFiles } from '../../engine/look/look-at-files.ts'
import { type ReadGiven, readGiven } from '../../engine/look/read-given.ts'
import { drawEvidence } from '../../engine/read/draw-evidence.ts'
import { compilePdfEngine, type PdfEngine } from '../../engine/read/pdf-engine.ts'
import { isLineOfColumns } from '../../engine/report/line-of-columns.ts'
import type { Asked, DrawnLine, FileRefusal, LookedAt, Question, Questions, Told } from './worker-messages.ts'

/** The part of a worker's own world that is used here; its types come with another library than the page's. */
const port = globalThis as unknown as {
  onmessage: ((event: { data: Asked }) => void) | null
  postMessage(told: Told): void
}

let pieces: Uint8Array[] = []
let engine: PdfEngine | null = null
let look: Look | null = null
/** By the names of the files, in the order in which they were chosen. */
const files = new Map<string, ReadGiven>()
let last: Promise<void> = Promise.resolve()

// One after the other: a look waits for what is being read.
port.onmessage = ({ data }) => {
  const { key } = data
  last = last
    .then(() => answerTo(data))
    .then((answer) => port.postMessage({ tell: 'answer', key, answer }))
    .catch(() => port.postMessage({ tell: 'failed', key }))
}

async function answerTo(asked: Asked): Promise<Questions[Question]['answer']> {
  switch (asked.ask) {
    case 'take':
      pieces.push(asked.code)
      return null
    case 'open':
      engine = await compilePdfEngine(joined(pieces))
      pieces = []
      return null
    case 'read':
      return read(asked)
    case 'drop':
      files.delete(asked.file)
      return null
    case 'look':
      look = await lookAtFiles(
        [...files].map(([file, given]) => ({ file, ...given })),
        asked.asOf,
        opened(),
      )
      return shownOf(look, asked.asOf)
    case 'print':
      return look ? auditAsJson(asked.asOf, look.files, look.read, look.shown) : ''
    case 'draw':
      return draw(asked)
  }
}

function opened(): PdfEngine {
  if (engine === null) throw new Error('asked before the engine was there')
  return engine
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

async function read({ file, content, password }: Questions['read']['of']): Promise<FileRefusal | null> {
  const onPage = (page: number, of: number) => port.postMessage({ tell: 'page', file, page, of })
  const bytes = new Uint8Array(await content.arrayBuffer())
  const given = await readGiven(bytes, opened(), { password, onPage })
  const { reading } = given
  if (reading.ok || reading.refusal.code !== 'locked') files.set(file, given)
  return reading.ok ? null : { code: reading.refusal.code, sentence: reading.refusal.sentence }
}

function shownOf({ files, notes, used, shown }: Look, asOf: string): LookedAt {
  const reports = used.map(({ file, report }) => ({
    bureau: report.bureau,
    file,
    name: report.preparedFor?.value ?? null,
    number: report.service === undefined ? (report.reportNumber?.value ?? null) : null,
    reportDate: report.reportDate.value,
    accounts: report.accounts.length,
    inquiries: report.inquiries.length,
    publicRecords: report.publicRecords.length,
    unread: report.coverage.unread.map(({ text, box }) => ({ page: box.page, text })),
    monthsUnsaid: monthsUnsaid(report),
  }))
  const removals = removalCalendar(
    used.map(({ report }) => report),
    asOf,
  )
  return { files, notes, reports, ...shown, removals }
}

/** The line that proves a finding, marked, out of the page of the file that it was read from. */
async function draw({ bureau, field, box }: Questions['draw']['of']): Promise<DrawnLine | null> {
  const of = look?.used.find(({ report }) => report.bureau === bureau)
  const bytes = of && files.get(of.file)?.bytes
  if (!bytes) return null
  const isInColumns = isLineOfColumns(of.report.family, field)
  const isCell = isInColumns && field === 'history'
  const [drawn] = await drawEvidence(bytes, [{ key: 'line', box, isCell }], opened())
  return drawn ? { ...drawn, isInColumns } : null
}
