import { describe, expect, it } from 'vitest'
import { checkReportFiles } from './check-report-file.ts'

const file = (...parts: (string | Uint8Array<ArrayBuffer>)[]) =>
  new File(parts, 'report.pdf', { type: 'application/pdf' })

describe('checkReportFiles', () => {
  it('accepts a PDF, also one with a few bytes before its header', async () => {
    expect(await checkReportFiles([file('%PDF-1.7\n…')])).toBeNull()
    expect(await checkReportFiles([file('\n\n%PDF-1.4')])).toBeNull()
  })

  it('accepts photos and saved pages, by their content', async () => {
    const jpeg = file(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))
    const png = file(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    const webp = file('RIFF\u0001\u0001\u0001\u0001WEBPVP8 ')
    const page = file('<!-- saved from url=(0014)about -->\n<!DOCTYPE html><html>')
    const archive = file(
      'From: <Saved by Blink>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n',
    )
    expect(await checkReportFiles([jpeg, png, webp, page, archive])).toBeNull()
  })

  it('judges the content and not the name or the declared type', async () => {
    expect(await checkReportFiles([file('hello')])).toBe('notReport')
    expect(await checkReportFiles([file('%PDF-1.7'), file('MZ program')])).toBe('notReport')
  })

  it('refuses an empty file, more than 25 MB together and more than 60 files', async () => {
    expect(await checkReportFiles([file()])).toBe('empty')
    expect(await checkReportFiles([file('%PDF-1.7', new Uint8Array(25 * 1024 * 1024))])).toBe('tooLarge')
    const half = new Uint8Array(12.5 * 1024 * 1024)
    expect(await checkReportFiles([file('%PDF-1.7', half), file('%PDF-1.7', half)])).toBe('tooLarge')
    expect(await checkReportFiles(Array.from({ length: 61 }, () => file('%PDF-1.7')))).toBe('tooMany')
  })
})
