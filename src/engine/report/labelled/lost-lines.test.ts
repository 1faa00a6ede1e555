import { describe, expect, it } from 'vitest'
import { keptPages } from '../../../../test/support/kept-pages.ts'
import { printExperianMailed } from '../../../../test/support/print-older/experian-mailed.ts'
import { printExperianMember } from '../../../../test/support/print-older/experian-member.ts'
import { printExperianOnline } from '../../../../test/support/print-older/experian-online.ts'
import { readValues } from '../../../../test/support/print-older/experian-words.ts'
import { inventedAccounts } from '../../../../test/support/print-older/invented-file.ts'
import { printUnseen, type UnseenVariation } from '../../../../test/support/print-older/unseen-layouts.ts'
import { soaked } from '../../../../test/support/soak-share.ts'
import { linesOf } from '../../read/lines.ts'
import type { Page } from '../../read/positioned-text.ts'
import type { Tradeline } from '../credit-report.ts'
import { reportsOf } from '../read-report.ts'

const unseen = (kind: UnseenVariation['kind']) =>
  printUnseen(inventedAccounts, { kind, pageHeight: 670, bureau: 'Equifax', date: '02/20/2024' })
const files: readonly (readonly [string, Uint8Array])[] = [
  ['cards with colons', unseen('cards with colons')],
  ['labels above values', unseen('labels above values')],
  ['one column of labels', unseen('one column')],
  [
    'the member site',
    printExperianMember(inventedAccounts, { pageHeight: 670, values: 'beside', heading: true }),
  ],
  [
    'the mailed report',
    printExperianMailed(inventedAccounts, { pageHeight: 670, values: 'beside', balancesInRow: 2 }),
  ],
  ['the online report', printExperianOnline(inventedAccounts, { pageHeight: 670, values: 'beside' })],
]
/** A text of several rows loses what stood in the row; a day of reporting falls back to its month. */
const mayBeShorter = /^(creditor|status|reported)$/

/** Each line is taken out by a reading of its own: in `npm test` every third. */
const [step = 1] = soaked([3], [1])

/** A form without a reader of its own, and a layout with one; the soak takes every line out of each file. */
const isOneOfAKind = ([name]: readonly [string, Uint8Array]) => /cards|mailed/.test(name)

function accountsOf(pages: Page[]): Tradeline[] {
  const reading = reportsOf(pages)
  return reading.ok ? reading.reports.flatMap(({ accounts }) => accounts) : []
}

describe('a report that lacks a line', () => {
  it.each(soaked(files.filter(isOneOfAKind), files))(
    'gives no account what is another one\u2019s: %s',
    async (_, bytes) => {
      const printed = await keptPages(bytes)
      const known = accountsOf(printed).map(readValues)
      expect(known).toHaveLength(inventedAccounts.length)
      const wrong: string[] = []
      for (const page of printed)
        for (const line of linesOf(page).filter((_, at) => at % step === 0)) {
          const pages = printed.map((each) =>
            each === page
              ? { ...each, words: each.words.filter((word) => !line.words.includes(word)) }
              : each,
          )
          for (const account of accountsOf(pages)) {
            const { creditor } = account
            const own = known.find((values) => String(values.creditor).includes(creditor.value))
            for (const [field, value] of Object.entries(readValues(account)))
              if (
                own === undefined ||
                (!mayBeShorter.test(field) && new Map(Object.entries(own)).get(field) !== value)
              )
                wrong.push(`without '${line.text}': ${creditor.value} has ${field} ${value}`)
          }
        }
      expect(wrong).toEqual([])
    },
  )
})
