import { describe, expect, it } from 'vitest'
import { printedLine } from '../../../../test/support/printed-lines.ts'
import { readInquiries } from './inquiries.ts'

const read = (...texts: string[]) => {
  const lines = texts.map((text, at) => {
    const [label = '', value] = text.split(' | ')
    return printedLine(
      30 + 9 * at,
      [30, label],
      ...(value === undefined ? [] : [[230, value] as [number, string]]),
    )
  })
  const { inquiries, unread } = readInquiries(lines)
  return {
    inquiries: inquiries.map(({ name, date }) => `${date.value} ${name.value}`),
    unread: unread.map(({ text }) => text),
  }
}

describe('inquiries below each other', () => {
  it('are parted by their names where all lines are alike and equally far apart', () => {
    expect(
      read(
        'MOORLAND CREDIT',
        'Inquired on: | 07/14/2025',
        'PO BOX 12 DOVER, DE 19901',
        'TARN AND SONS #126',
        'Inquired on: | 08/21/2026, 12/02/2025',
        'PO BOX 12 DOVER, DE 19901',
      ),
    ).toEqual({
      inquiries: [
        '2025-07-14 MOORLAND CREDIT',
        '2026-08-21 TARN AND SONS #126',
        '2025-12-02 TARN AND SONS #126',
      ],
      unread: [],
    })
  })

  it('take no name from an address', () => {
    expect(
      read(
        'MOORLAND CREDIT',
        'Inquired on: | 07/14/2025',
        'PO BOX 12 DOVER, DE 19901',
        'Inquired on: | 08/21/2026',
      ),
    ).toMatchObject({ inquiries: ['2025-07-14 MOORLAND CREDIT'] })
  })
})

describe('a row of an inquiry', () => {
  it('is no heading for the words of a name that head tables elsewhere', () => {
    expect(
      read(
        "CREDITOR'S BUREAU OF MAINE | Date of Request: 08/03/2026",
        'TARN AND SONS | Date of Request: 08/21/2026',
      ),
    ).toEqual({
      inquiries: ["2026-08-03 CREDITOR'S BUREAU OF MAINE", '2026-08-21 TARN AND SONS'],
      unread: [],
    })
  })

  it('labels the name as an account does, above it', () => {
    const row = (y: number, name: string, date: string) => printedLine(y, [30, name], [200, date])
    const { inquiries } = readInquiries([
      row(30, 'Account name', 'Inquired on'),
      row(40, 'MOORLAND CREDIT', 'Jul 14, 2025'),
      row(60, 'Account name', 'Inquired on'),
      row(70, 'TARN AND SONS', 'Aug 21, 2026'),
    ])
    expect(inquiries.map(({ name, date }) => `${date.value} ${name.value}`)).toEqual([
      '2025-07-14 MOORLAND CREDIT',
      '2026-08-21 TARN AND SONS',
    ])
  })

  it('has its days a mere space behind their label', () => {
    const { inquiries, unread } = readInquiries([
      printedLine(30, [30, 'TARN AND SONS']),
      printedLine(40, [30, 'Requested On 10/28/2026, 07/11/2026']),
    ])
    expect(inquiries.map(({ name, date }) => `${date.value} ${name.value}`)).toEqual([
      '2026-10-28 TARN AND SONS',
      '2026-07-11 TARN AND SONS',
    ])
    expect(unread).toEqual([])
  })

  it('holds several, each name above its own date', () => {
    const { inquiries, unread } = readInquiries([
      printedLine(30, [30, 'MOORLAND CREDIT'], [150, 'TARN AND SONS'], [270, 'DALE BANK']),
      printedLine(
        40,
        [30, 'Inquired on 2025-07-14'],
        [150, 'Inquired on 2026-08-21'],
        [270, 'Inquired on 2026-09-01'],
      ),
      printedLine(60, [30, 'FELL BANK'], [150, 'BECK LLC']),
      printedLine(70, [30, 'Inquired on 2025-07-15'], [150, 'Inquired on 2026-08-22']),
    ])
    expect([inquiries.map(({ name, date }) => `${date.value} ${name.value}`), unread]).toEqual([
      [
        '2025-07-14 MOORLAND CREDIT',
        '2026-08-21 TARN AND SONS',
        '2026-09-01 DALE BANK',
        '2025-07-15 FELL BANK',
        '2026-08-22 BECK LLC',
      ],
      [],
    ])
  })
})

describe('a table with two names a row', () => {
  it('gives each name its own day, and a name that had no room goes on below it', () => {
    const { inquiries, unread } = readInquiries([
      printedLine(10, [44, 'Name'], [175, 'Date of inquiry'], [306, 'Name'], [380, 'Date of inquiry']),
      printedLine(
        20,
        [44, 'HARBOR BANK'],
        [175, 'May 28, 2026'],
        [306, 'TRAILHEAD OUTFITTERS'],
        [380, 'Jun 11, 2024'],
      ),
      printedLine(28, [306, 'CREDIT']),
      printedLine(44, [44, 'ELM LENDING'], [175, 'Jul 17, 2026']),
      printedLine(52, [44, 'LOST NAME']),
    ])
    expect(inquiries.map(({ name, date }) => `${date.value} ${name.value}`)).toEqual([
      '2026-05-28 HARBOR BANK',
      '2024-06-11 TRAILHEAD OUTFITTERS CREDIT',
      '2026-07-17 ELM LENDING',
    ])
    expect(unread.map(({ text }) => text)).toEqual(['LOST NAME'])
  })
})

it('the month until which an inquiry stays is no day of one, though its label takes two rows', () => {
  const { inquiries, unread } = readInquiries([
    printedLine(10, [30, 'Company'], [120, 'MOORLAND CREDIT'], [300, 'Inquired on'], [430, 'Aug 14, 2026']),
    printedLine(
      19,
      [30, 'Address'],
      [120, 'PO BOX 12, DOVER, DE 19901'],
      [300, 'Scheduled to continue on'],
      [430, 'Sep 2028'],
    ),
    printedLine(28, [300, 'record until']),
    printedLine(50, [30, 'Company'], [120, 'TARN AND SONS'], [300, 'Inquired on'], [430, 'Jan 06, 2026']),
  ])
  expect([inquiries.map(({ name, date }) => `${date.value} ${name.value}`), unread]).toEqual([
    ['2026-08-14 MOORLAND CREDIT', '2026-01-06 TARN AND SONS'],
    [],
  ])
})
