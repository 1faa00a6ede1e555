import { describe, expect, it } from 'vitest'
import { printedLine } from '../../../../test/support/printed-lines.ts'
import { accountPlans } from '../labelled/account-plans.ts'
import { sectionsOf } from '../labelled/sections.ts'
import { headedAccounts, serviceForm } from './headed-accounts.ts'
import { readAccounts } from './read-accounts.ts'

const form = {
  plans: accountPlans,
  blocksOf: headedAccounts,
  mayBeBlank: () => true,
  codeOf: null,
  namesOriginalCreditor: true as const,
}
const names = (y: number) => printedLine(y, [150, 'TransUnion'], [300, 'Experian'], [450, 'Equifax'])
const row = (y: number, label: string, one: string, two = one, three = one) =>
  printedLine(y, [40, label], [150, one], [300, two], [450, three])

describe('accounts of a monitoring service', () => {
  it('may be named in a row of their table, as each bureau spells the creditor', () => {
    const { accounts, unread } = readAccounts(
      [
        names(100),
        row(112, 'Creditor', 'HARBOR BANK', 'HARBOR BANK NA', '-'),
        row(124, 'Account #:', '4417****', '4417****', '-'),
        row(136, 'Account Type:', 'Collection', 'Collection', '-'),
        row(148, 'Date Opened:', '13.9.2024', '13.9.2024', '-'),
        names(172),
        row(184, 'Creditor', 'MOON BANK'),
        row(196, 'Account #:', '5517****'),
        row(208, 'Account Type:', 'Revolving'),
      ],
      form,
    )
    expect(accounts.map(({ bureau, creditor, opened }) => [bureau, creditor.value, opened?.value])).toEqual([
      ['Experian', 'HARBOR BANK NA', '2024-09-13'],
      ['TransUnion', 'HARBOR BANK', '2024-09-13'],
      ['Experian', 'MOON BANK', undefined],
      ['Equifax', 'MOON BANK', undefined],
      ['TransUnion', 'MOON BANK', undefined],
    ])
    // No heading is printed that could name the original creditor, so none leaves it out.
    expect(accounts.flatMap(({ blank }) => blank.map(({ field }) => field))).toEqual([])
    expect(unread).toEqual([])
  })

  it('are none of the tables of risk factors, whose Account # is of the score', () => {
    const sections = sectionsOf([], serviceForm.headings, {
      running: [
        printedLine(80, [24, 'Risk Factors']),
        names(100),
        row(112, 'Account #:', '31', '32', '33'),
        printedLine(140, [24, 'Account History']),
        names(150),
      ],
    })
    expect(sections.map(({ name, lines }) => [name, lines.length])).toEqual([
      ['front', 0],
      ['other', 2],
      ['accounts', 1],
    ])
  })
})
