import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { promisify } from 'node:util'
import { auditReports } from '../src/engine/audit/audit-reports.ts'
import { createReportReader } from '../src/engine/reading/read-in-child.ts'
import { movedToPages } from '../test/support/hard-files/page-sequence.ts'
import { peakMemoryOfChildren } from './children.ts'
import { benchSteps } from './read-steps.ts'
import { percentile, timed, timesLine } from './timing.ts'

type Print = (line: string) => void
type MakeReader = typeof createReportReader

const run = promisify(execFile)
const asOf = '2026-11-20'
const pages = 40
const rounds = 15
const sample = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../test/fixtures/reports/${name}.pdf`, import.meta.url)))

/** A report of 40 pages from its bytes to findings, against `pdftotext -layout` on the same file, in turns. */
export async function benchReading(print: Print): Promise<void> {
  print(`A report of ${pages} pages: set-3's TransUnion pages, and again until there are ${pages}`)
  const bytes = movedToPages(sample('set-3/transunion'), pages)
  const folder = await fs.mkdtemp(path.join(tmpdir(), 'armor-bench-'))
  try {
    const file = path.join(folder, 'report.pdf')
    await fs.writeFile(file, bytes)
    await compare(bytes, file, print)
    await benchSteps(bytes, asOf, print)
    await benchTwoAtOnce(bytes, print)
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
  await benchMemory(print)
}

async function compare(bytes: Uint8Array, file: string, print: Print): Promise<void> {
  const layout = await pdftotextLayout()
  const { make, what } = await builtReader()
  const coldRead = async () => {
    const reader = make()
    await toFindings(reader, bytes)
    reader.close()
  }
  const reader = make()
  for (let warming = 0; warming < 3; warming += 1) await toFindings(reader, bytes)
  const warm: number[] = []
  const cold: number[] = []
  const text: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    if (layout !== null) text.push(await timed(() => layout(file)))
    warm.push(await timed(() => toFindings(reader, bytes)))
    if (round < 5) cold.push(await timed(coldRead))
  }
  reader.close()
  if (layout === null) print('  pdftotext is not installed here: it is not measured')
  else print(timesLine('pdftotext -layout', text))
  const ratio = (times: number[]) =>
    layout === null ? '' : `   ${(percentile(times, 0.5) / percentile(text, 0.5)).toFixed(1)} times pdftotext`
  print(`${timesLine('ARMOR to findings, warm child', warm)}${ratio(warm)}`)
  print(`${timesLine(`ARMOR to findings, cold child (${what})`, cold)}${ratio(cold)}`)
}

async function toFindings(reader: ReturnType<MakeReader>, bytes: Uint8Array): Promise<number> {
  const reading = await reader.readReport(bytes)
  if (!reading.ok) throw new Error(reading.refusal.sentence.key)
  return auditReports(reading.reports, { asOf }).findings.length
}

/** The reader of the built product, which starts without compiling; that of the source where nothing was built. */
async function builtReader(): Promise<{ make: MakeReader; what: string }> {
  const built = new URL('../dist/engine/reading/read-in-child.js', import.meta.url)
  if (!existsSync(built)) return { make: createReportReader, what: 'from source: run npm run build' }
  const { createReportReader: make } = (await import(built.href)) as { createReportReader: MakeReader }
  return { make, what: 'as last built' }
}

/** In turns, and the best of each: what else runs on the machine can only slow it. */
async function benchTwoAtOnce(bytes: Uint8Array, print: Print): Promise<void> {
  const files = 8
  const best = new Map<number, number>()
  for (const children of [1, 2, 1, 2, 1, 2]) {
    const reader = createReportReader({ children })
    const readAll = (count: number) =>
      Promise.all(Array.from({ length: count }, () => reader.readReport(bytes)))
    await readAll(3 * children)
    const rate = files / ((await timed(() => readAll(files))) / 1000)
    best.set(children, Math.max(rate, best.get(children) ?? 0))
    reader.close()
  }
  const [one = 0, two = 0] = [1, 2].map((children) => best.get(children))
  print(
    `  reports a second: one reader ${one.toFixed(1)}, two at once ${two.toFixed(1)}, which is ${(two / one).toFixed(2)} times one`,
  )
}

async function benchMemory(print: Print): Promise<void> {
  for (const [what, bytes] of [
    ['the largest sample (set-3, TransUnion, 22 pages)', sample('set-3/transunion')],
    ['120 pages', movedToPages(sample('set-3/transunion'), 120)],
  ] as const) {
    const reader = createReportReader({ children: 1 })
    // A refused file would cost little: it is no figure.
    await toFindings(reader, bytes)
    const peak = await peakMemoryOfChildren()
    reader.close()
    print(
      peak === null
        ? '  there is no /proc here: memory is not measured'
        : `  peak memory of a reader, ${what}: ${peak.toFixed(0)} MB`,
    )
    // The ended child must not be counted for the next file.
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

async function pdftotextLayout(): Promise<((file: string) => Promise<unknown>) | null> {
  try {
    await run('pdftotext', ['-v'])
    return (file) => run('pdftotext', ['-layout', file, '-'], { maxBuffer: 64 * 1024 * 1024 })
  } catch {
    return null
  }
}
