/**
 * Reads and audits reports in the visitor's browser, by the very modules of the server. Its own policy (see `sealed-scripts.ts` of the
 * server) lets it neither connect nor load anything: what a file holds cannot leave it but as a message to its page.
 */
import { removalCalendar } from '../../engine/audit/removal-calendar.ts'
import { auditAsJson } from '../../engine/look/audit-as-json.ts'
import { type Look, lookAtFiles } from '../../engine/look/look-at-files.ts'
import { type ReadGiven, readGiven } from '../../engine/look/read-given.ts'
import { drawEvidence } from '../../engine/read/draw-evidence.ts'
import { compilePdfEngine, type PdfEngine } from '../../engine/read/pdf-engine.ts'
import type { Asked, LookedAt, Told } from './worker-messages.ts'

/** The part of a worker's own world that is used here; its types come with another library than the page's. */
const port = globalThis as unknown as {
  onmessage: ((event: { data: Asked }) => void) | null
  postMessage(told: Told, transfer?: Transferable[]): void
}

let engine: PdfEngine | null = null
let look: Look | null = null
/** By the names of the files, in the order in which they were chosen. */
const files = new Map<string, ReadGiven>()
let last: Promise<void> = Promise.resolve()

// One after the other: a look waits for what is being read.
port.onmessage = ({ data }) => {
  last = last.then(() => answer(data))
}

async function answer(asked: Asked): Promise<void> {
  if (asked.ask === 'open') {
    engine = await compilePdfEngine(new Uint8Array(asked.code))
    port.postMessage({ tell: 'opened' })
    return
  }
  if (engine === null) throw new Error('asked before the engine was there')
  switch (asked.ask) {
    case 'read':
      return read(asked, engine)
    case 'drop':
      files.delete(asked.file)
      return
    case 'look':
      look = await lookAtFiles(
        [...files].map(([file, given]) => ({ file, ...given })),
        asked.asOf,
        engine,
      )
      return port.postMessage({ tell: 'looked', look: shownOf(look, asked.asOf) })
    case 'print':
      return port.postMessage({
        tell: 'printed',
        json: look ? auditAsJson(asked.asOf, look.files, look.read, look.shown) : '',
      })
    case 'draw':
      return draw(asked, engine)
  }
}

async function read(
  { file, bytes, password }: Extract<Asked, { ask: 'read' }>,
  engine: PdfEngine,
): Promise<void> {
  const onPage = (page: number, of: number) => port.postMessage({ tell: 'page', file, page, of })
  const given = await readGiven(new Uint8Array(bytes), engine, { password, onPage })
  const { reading } = given
  if (reading.ok || reading.refusal.code !== 'locked') files.set(file, given)
  const refusal = reading.ok ? null : { code: reading.refusal.code, sentence: reading.refusal.sentence }
  port.postMessage({ tell: 'read', file, refusal })
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
  }))
  const removals = removalCalendar(
    used.map(({ report }) => report),
    asOf,
  )
  return { files, notes, reports, ...shown, removals }
}

/** The line that proves a finding, marked, out of the page of the file that it was read from. */
async function draw({ id, bureau, box }: Extract<Asked, { ask: 'draw' }>, engine: PdfEngine): Promise<void> {
  const of = look?.used.find(({ report }) => report.bureau === bureau)
  const bytes = of && files.get(of.file)?.bytes
  const [drawn] = bytes ? await drawEvidence(bytes, [{ key: 'line', box }], engine) : []
  port.postMessage({ tell: 'drawn', id, picture: drawn ?? null })
}
