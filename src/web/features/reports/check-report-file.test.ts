import { describe, expect, it } from 'vitest'
import { checkReportFile } from './check-report-file.ts'

const file = (...parts: (string | Uint8Array<ArrayBuffer>)[]) =>
  new File(parts, 'report.pdf', { type: 'application/pdf' })

describe('checkReportFile', () => {
  it('accepts a PDF, also one with a few bytes before its header', async () => {
    expect(await checkReportFile(file('%PDF-1.7\n…'))).toBeNull()
    expect(await checkReportFile(file('\n\n%PDF-1.4'))).toBeNull()
  })

  it('judges the content and not the name or the declared type', async () => {
    expect(await checkReportFile(file('hello'))).toBe('notPdf')
  })

  it('refuses an empty file and one over 25 MB', async () => {
    expect(await checkReportFile(file())).toBe('empty')
    expect(await checkReportFile(file('%PDF-1.7', new Uint8Array(25_000_000)))).toBe('tooLarge')
  })
})
