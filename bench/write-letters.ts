import { existsSync, readFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { createDocumentWriter } from '../src/engine/documents/write-in-child.ts'
import type { CaseFile } from '../src/engine/letters/case-file.ts'
import { createReportReader } from '../src/engine/reading/read-in-child.ts'
import type { CreditReport } from '../src/engine/report/credit-report.ts'
import { sampleCase } from '../test/support/sample-case.ts'
import { caseAsHtml } from './case-html.ts'
import { timed, timeMany, timesLine } from './timing.ts'

const rounds = 8

/** The six documents, tagged and with embedded fonts, against Chromium printing the same content. */
export async function benchWriting(print: (line: string) => void): Promise<void> {
  const caseFile = await readCase()
  print('The six documents of one case (set-3)')
  const writer = createDocumentWriter({ deadlineMs: 120_000 })
  const cold = await timed(() => writer.writeDocuments(caseFile))
  const warm = await timeMany(rounds, () => writer.writeDocuments(caseFile))
  writer.close()
  print(timesLine('ARMOR, warm child', warm))
  print(timesLine('ARMOR, cold child (tsx)', [cold]))
  await benchChromium(caseAsHtml(caseFile), print)
}

async function benchChromium(pages: readonly string[], print: (line: string) => void): Promise<void> {
  const started = performance.now()
  const browser = await openChromium()
  if (browser === null) return print('  there is no Chromium here: not measured')
  try {
    const page = await browser.newPage()
    const printAll = async () => {
      for (const html of pages) {
        await page.setContent(html)
        await page.pdf({ format: 'Letter', tagged: true, printBackground: true })
      }
    }
    await printAll()
    const cold = performance.now() - started
    print(timesLine('Chromium printing the same content, warm page', await timeMany(rounds, printAll)))
    print(timesLine('Chromium printing the same content, cold', [cold]))
  } finally {
    await browser.close()
  }
}

async function openChromium(): Promise<Browser | null> {
  const own = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync)
  const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking']
  try {
    return await chromium.launch(own === undefined ? { args } : { args, executablePath: own })
  } catch {
    return null
  }
}

async function readCase(): Promise<CaseFile> {
  const reader = createReportReader()
  const reports: CreditReport[] = []
  for (const bureau of ['experian', 'equifax', 'transunion']) {
    const file = new URL(`../test/fixtures/reports/set-3/${bureau}.pdf`, import.meta.url)
    const reading = await reader.readReport(new Uint8Array(readFileSync(file)))
    if (reading.ok) reports.push(...reading.reports)
  }
  reader.close()
  return sampleCase('set-3', reports)
}
