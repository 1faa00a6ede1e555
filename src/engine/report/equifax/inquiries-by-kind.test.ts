import { describe, expect, it } from 'vitest'
import { printedLine, printedTitle } from '../../../../test/support/printed-lines.ts'
import { inquiriesByKind } from './inquiry-tables.ts'

const head = (y: number) => printedLine(y, [30, 'Date'], [100, 'Company'], [300, 'Description'])
const row = (y: number, date: string, company: string) =>
  printedLine(y, [30, date], [100, company], [300, 'Inquiry'])

describe('inquiries below a heading of their kind', () => {
  it('go on under a further heading without a head of their own', () => {
    const lines = [
      printedLine(10, [30, 'Hard Inquiries']),
      head(20),
      row(30, 'Jan 18, 2026', 'LARKSPUR LENDING'),
      printedLine(40, [100, 'PO BOX 1, EL PASO, TX 79998']),
      printedLine(50, [30, 'Soft Inquiries']),
      row(60, 'Jul 30, 2026', 'LENDINGTREE'),
    ]
    const { inquiries, unread } = inquiriesByKind()(lines, null)
    expect(inquiries.map(({ kind, date, name }) => `${kind} ${date.value} ${name.value}`)).toEqual([
      'hard 2026-01-18 LARKSPUR LENDING',
      'soft 2026-07-30 LENDINGTREE',
    ])
    expect(unread).toEqual([])
  })

  it('are unread above the first head, whose columns are then not known', () => {
    const lines = [
      printedLine(10, [30, 'Hard Inquiries']),
      row(20, 'Jan 18, 2026', 'LARKSPUR LENDING'),
      head(30),
      row(40, 'Aug 14, 2025', 'PENNYMAC'),
    ]
    const { inquiries, unread } = inquiriesByKind()(lines, null)
    expect(inquiries.map(({ name }) => name.value)).toEqual(['PENNYMAC'])
    expect(unread.map(({ text }) => text)).toEqual(['Jan 18, 2026 LARKSPUR LENDING Inquiry'])
  })

  it('are of no kind below a heading that nobody knows', () => {
    const lines = [
      printedLine(10, [30, 'Hard Inquiries']),
      head(20),
      row(30, 'Jan 18, 2026', 'LARKSPUR LENDING'),
      printedTitle(50, 'Others who asked'),
      head(60),
      row(70, 'Aug 14, 2025', 'PENNYMAC'),
    ]
    const { inquiries, unread } = inquiriesByKind()(lines, null)
    expect(inquiries.map(({ name }) => name.value)).toEqual(['LARKSPUR LENDING'])
    expect(unread.map(({ text }) => text).join(' ')).toContain('PENNYMAC')
  })
})

describe('inquiries in columns set in the middle', () => {
  it('begin left of their titles, also where no row fills every column', () => {
    const lines = [
      printedLine(10, [30, 'Hard Inquiries']),
      printedLine(20, [54, 'Date'], [190, 'Company'], [300, 'Request Originator'], [420, 'Description']),
      printedLine(30, [42, 'Jan 18, 2026'], [193, 'PEMAC']),
      printedLine(40, [42, 'Aug 14, 2025'], [172, 'LARKSPUR LENDING CO']),
    ]
    const { inquiries, unread } = inquiriesByKind()(lines, null)
    expect(inquiries.map(({ date, name }) => `${date.value} ${name.value}`)).toEqual([
      '2026-01-18 PEMAC',
      '2025-08-14 LARKSPUR LENDING CO',
    ])
    expect(unread).toEqual([])
  })

  it('are called by their name without what was asked for, and end where the page goes on', () => {
    const lines = [
      printedLine(10, [30, 'Company Information'], [300, 'Inquiry Date(s)']),
      printedLine(20, [30, 'AR - LARKSPUR LENDING'], [300, '08/11/2026']),
      printedLine(30, [30, 'AM RENTALS'], [300, '01/05/2026']),
      printedLine(40, [30, '( Continued On Next Page )'], [300, '6287190543MFX-000731905- 2041 - BD']),
    ]
    const { inquiries, unread } = inquiriesByKind()(lines, 'soft')
    expect([inquiries.map(({ date, name }) => `${date.value} ${name.value}`), unread]).toEqual([
      ['2026-08-11 LARKSPUR LENDING', '2026-01-05 AM RENTALS'],
      [],
    ])
  })
})
