import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createReportReader } from '../src/engine/report/read-in-child.ts'
import { timeMany, timesLine } from './timing.ts'

const run = promisify(execFile)
const bureaus = ['experian', 'equifax', 'transunion'] as const

/** Reading a report into accounts with page and box, against `pdftotext -layout`, which gives its text. */
export async function benchReading(print: (line: string) => void): Promise<void> {
  print('Reading a report (set-3)')
  const layout = await pdftotextLayout()
  for (const bureau of bureaus) {
    const file = fileURLToPath(new URL(`../test/fixtures/reports/set-3/${bureau}.pdf`, import.meta.url))
    const bytes = new Uint8Array(readFileSync(file))
    const cold = await timeMany(3, async () => {
      const reader = createReportReader()
      await reader.readReport(bytes)
      reader.close()
    })
    const warmReader = createReportReader()
    await warmReader.readReport(bytes)
    const warm = await timeMany(12, () => warmReader.readReport(bytes))
    warmReader.close()
    print(timesLine(`${bureau}: ARMOR, warm child`, warm))
    print(timesLine(`${bureau}: ARMOR, cold child (tsx)`, cold))
    if (layout !== null)
      print(timesLine(`${bureau}: pdftotext -layout`, await timeMany(12, () => layout(file))))
  }
  if (layout === null) print('  pdftotext is not installed: not measured')
}

async function pdftotextLayout(): Promise<((file: string) => Promise<unknown>) | null> {
  try {
    await run('pdftotext', ['-v'])
    return (file) => run('pdftotext', ['-layout', file, '-'], { maxBuffer: 64 * 1024 * 1024 })
  } catch {
    return null
  }
}
