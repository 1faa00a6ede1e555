import { describe, expect, it } from 'vitest'
import { keptReading } from '../../../../test/support/kept-reading.ts'
import { newSheet } from '../../../../test/support/print-older/sheet.ts'
import { textPdf } from '../../../../test/support/print-older/text-pdf.ts'
import { printedLine } from '../../../../test/support/printed-lines.ts'
import { repeatedSubheadings } from './heading-style.ts'

/** A report with two negative accounts and a good one; values stand below their labels. */
async function read(headings: { size?: number; bold?: boolean }) {
  const sheet = newSheet({ pageHeight: 700, header: [], footer: [] })
  const heading = (text: string) => sheet.row([[40, text]], { space: 14, ...headings })
  const account = (name: string, number: string, remark: string) => {
    sheet.row([[40, name]], { bold: true, space: 10 })
    sheet.row([
      [40, 'Account Number'],
      [220, 'Date Opened'],
      [400, 'Balance'],
    ])
    sheet.row([
      [40, number],
      [220, '03/14/2019'],
      [400, '$1,204'],
    ])
    sheet.row([[40, 'Comments']])
    sheet.row([[40, remark]])
  }
  sheet.row([[40, 'Equifax Credit Report']], { size: 20, bold: true })
  sheet.row([[40, 'Report Date: February 20, 2024']])
  heading('Personal Information')
  sheet.row([[40, 'Name: TESSALY ORRIN WICK']])
  heading('Negative Accounts')
  account('LANTERN AUTO FINANCE', '55120XXXX', 'Installment account')
  account('HARROW CARD BANK', '66120XXXX', 'Collection')
  heading('Accounts in Good Standing')
  account('MERIDIAN SAVINGS', '77120XXXX', 'Paid as agreed')
  heading('Hard Inquiries')
  const reading = await keptReading(textPdf(sheet.pages()))
  if (!reading.ok) throw new Error(reading.refusal.sentence.key)
  return reading.reports[0]?.accounts.map(({ creditor, section, remarks }) => ({
    creditor: creditor.value,
    section,
    remarks: remarks.map(({ value }) => value),
  }))
}

const accounts = [
  { creditor: 'LANTERN AUTO FINANCE', section: 'adverse', remarks: ['Installment account'] },
  { creditor: 'HARROW CARD BANK', section: 'adverse', remarks: ['Collection'] },
  { creditor: 'MERIDIAN SAVINGS', section: 'satisfactory', remarks: ['Paid as agreed'] },
]

describe('a remark that reads like a heading', () => {
  it('is no heading where headings are larger than the text', async () => {
    expect(await read({ size: 14 })).toEqual(accounts)
  })

  it('is no heading where headings are bold and the text is not', async () => {
    expect(await read({ bold: true })).toEqual(accounts)
  })
})

describe('the same word above a row of labels in account after account', () => {
  const account = (y: number, name: string, word: number) => [
    printedLine(y, [30, name], [200, 'Revolving']),
    printedLine(y + 8, [word, 'Account']),
    printedLine(y + 20, [30, 'Balance'], [200, 'Terms']),
  ]
  const isLabelled = ({ text }: { text: string }) => text.startsWith('Balance')
  const found = (word: number) =>
    repeatedSubheadings(
      ['MOOR BANK', 'TARN BANK', 'FELL BANK'].flatMap((name, at) => account(30 + 40 * at, name, word)),
      isLabelled,
    ).size

  it('is a subheading at the left, and the rest of a value below a further cell', () => {
    expect([found(30), found(200)]).toEqual([3, 0])
  })

  it('is the rest of a label where it begins small', () => {
    const limits = ['$4,800', '$18,950', '$418'].flatMap((amount, at) => [
      printedLine(30 + 40 * at, [30, `Credit limit or original ${amount}`]),
      printedLine(38 + 40 * at, [30, 'amount']),
      printedLine(46 + 40 * at, [30, 'Balance $1']),
    ])
    expect(repeatedSubheadings(limits, isLabelled).size).toBe(0)
  })
})
