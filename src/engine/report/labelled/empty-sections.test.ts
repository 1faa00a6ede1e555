import { expect, it } from 'vitest'
import { printedLine, printedTitle } from '../../../../test/support/printed-lines.ts'
import type { Line } from '../../read/positioned-text.ts'
import { plainReport } from '../plain-report.ts'
import { transunionAcr } from '../transunion-acr/layout.ts'

function personOf(...statement: Line[]) {
  const lines = [
    printedLine(10, [30, 'TransUnion Personal Credit Report for:'], [200, 'ANN B STRICKLAND']),
    printedLine(20, [30, 'File Number: 338205519'], [200, 'Date Issued: 11/10/2026']),
    printedTitle(34, 'Personal Information'),
    printedLine(46, [30, 'Name:'], [150, 'ANN B STRICKLAND']),
    printedLine(56, [30, 'Current Address:'], [150, '12 MAIN ST, DOVER, DE 19901']),
    printedTitle(70, 'Satisfactory Accounts'),
    printedTitle(84, 'HARBOR BANK 4147****'),
    printedLine(
      96,
      [30, 'Date Opened:'],
      [150, '11/02/2021'],
      [250, 'Responsibility:'],
      [350, 'Individual Account'],
    ),
    printedLine(106, [30, 'Account Type:'], [150, 'Revolving Account'], [250, 'Balance:'], [350, '$144']),
    printedLine(
      116,
      [30, 'Date Updated:'],
      [150, '10/28/2026'],
      [250, 'Pay Status:'],
      [350, 'Current Account'],
    ),
    printedTitle(140, 'Consumer Statement'),
    ...statement,
  ]
  const words = lines.flatMap((line) => line.words)
  const pages = [{ number: 1, width: 612, height: 792, words, marks: [] }]
  const [report] = transunionAcr.read(pages, [])
  if (report === undefined) throw new Error('no report')
  return plainReport(report).personal.statements
}

it.each([[['NONE ON FILE']], [['There are currently no consumer statements on this', 'credit file.']]])(
  'a section that says it holds nothing has no value: %s',
  (texts) => {
    expect(personOf(...texts.map((text, at) => printedLine(152 + 8 * at, [30, text])))).toEqual([])
  },
)

it('what a person says of an account is kept, also where it speaks of nothing', () => {
  const text = 'There is no reason for the late payments that are on this report.'
  expect(personOf(printedLine(152, [30, text]))).toEqual([text])
})
