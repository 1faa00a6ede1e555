import { describe, expect, it } from 'vitest'
import { printedLine } from '../../../../test/support/printed-lines.ts'
import type { Bureau } from '../credit-report.ts'
import { readBureauCollections, readBureauRecords } from './bureau-lists.ts'
import { type BureauPerson, newPerson, readStatements } from './personal-columns.ts'

describe("Equifax's three-bureau report", () => {
  it('may print the statements of the three bureaus side by side', () => {
    const people = new Map<Bureau, BureauPerson>([
      ['Equifax', newPerson()],
      ['Experian', newPerson()],
      ['TransUnion', newPerson()],
    ])
    readStatements(
      [
        printedLine(100, [
          28,
          'Consumer statements are personal notes of up to 100 words you can attach to your credit file.',
        ]),
        printedLine(112, [170, 'Equifax'], [309, 'Experian'], [448, 'TransUnion']),
        printedLine(124, [170, 'N/A'], [309, 'I was ill and fell'], [448, 'N/A']),
        printedLine(134, [309, 'behind on my bills.']),
      ],
      people,
    )
    const statementsOf = (bureau: Bureau) => people.get(bureau)?.personal.statements.map(({ value }) => value)
    expect(statementsOf('Experian')).toEqual(['I was ill and fell behind on my bills.'])
    expect(statementsOf('Equifax')).toEqual([])
    expect(statementsOf('TransUnion')).toEqual([])
  })

  it('leaves the client of a collection agency blank where it says N/A', () => {
    const { accounts } = readBureauCollections([
      printedLine(100, [28, 'TransUnion']),
      printedLine(112, [28, 'Date Reported: Sep 29, 2026']),
      printedLine(124, [28, 'Collection Agency: HARBOR RECOVERY']),
      printedLine(136, [28, 'Agency Client: N/A']),
      printedLine(148, [31, 'Amount'], [170, '$1,043']),
    ])
    expect(
      accounts.map(({ originalCreditor, blank }) => [originalCreditor, blank.map(({ field }) => field)]),
    ).toEqual([[null, ['originalCreditor']]])
  })

  it('hands back what stands below no bureau, and not that there is nothing', () => {
    const { accounts, unread } = readBureauCollections([
      printedLine(100, [28, 'No collections at any bureau.']),
      printedLine(112, [28, 'HARBOR RECOVERY'], [170, '$1,043']),
    ])
    expect(accounts).toEqual([])
    expect(unread.map(({ text }) => text)).toEqual(['HARBOR RECOVERY $1,043'])
  })

  it('has the day a record was verified where no other day of its end is printed', () => {
    const { records } = readBureauRecords([
      printedLine(88, [28, 'Bankruptcies']),
      printedLine(100, [28, 'Equifax']),
      printedLine(112, [31, 'Reference Number'], [170, '2371892']),
      printedLine(124, [31, 'Status'], [170, 'Discharged']),
      printedLine(136, [31, 'Verified Date'], [170, 'Mar 06, 2024']),
    ])
    expect(records[0]?.resolved?.value).toBe('2024-03-06')
  })
})
