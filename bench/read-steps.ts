import { auditReports } from '../src/engine/audit/audit-reports.ts'
import { withDocument } from '../src/engine/read/open-document.ts'
import { compilePdfEngine } from '../src/engine/read/pdf-engine.ts'
import { readPages } from '../src/engine/read/read-pages.ts'
import { reportsOf } from '../src/engine/report/read-report.ts'
import { percentile, timed } from './timing.ts'

const rounds = 12

/** Where the time of a warm read goes, step by step in this process; the rest is the way to a child and back. */
export async function benchSteps(
  bytes: Uint8Array,
  asOf: string,
  print: (line: string) => void,
): Promise<void> {
  const engine = await compilePdfEngine()
  const times = new Map<string, number[]>()
  const note = async (step: string, work: () => unknown) => {
    const took = await timed(work)
    times.set(step, [...(times.get(step) ?? []), took])
  }
  for (let round = -3; round < rounds; round += 1) {
    if (round === 0) times.clear()
    await note('a fresh PDFium', engine)
    await note('opening, and the text as PDFium lays it out', () =>
      withDocument(bytes, engine, ({ pdfium, document, pageCount }) => {
        for (let index = 0; index < pageCount; index += 1) {
          const page = pdfium.calls.FPDF_LoadPage(document, index)
          pdfium.calls.FPDFText_ClosePage(pdfium.calls.FPDFText_LoadPage(page))
          pdfium.calls.FPDF_ClosePage(page)
        }
      }),
    )
    let pages: Awaited<ReturnType<typeof readPages>> | null = null
    await note('all of that, words and drawings with places', async () => {
      pages = await readPages(bytes, engine)
    })
    const read = pages as Awaited<ReturnType<typeof readPages>> | null
    if (read === null || !read.ok) throw new Error('The measured report is not read.')
    let reports: Parameters<typeof auditReports>[0] = []
    await note('layout to accounts', () => {
      const reading = reportsOf(read.pages)
      if (reading.ok) reports = reading.reports
    })
    await note('audit', () => auditReports(reports, { asOf }))
  }
  const parts = [...times].map(([step, each]) => `${step} ${percentile(each, 0.5).toFixed(0)} ms`)
  print(`  where it goes: ${parts.join('; ')}`)
}
