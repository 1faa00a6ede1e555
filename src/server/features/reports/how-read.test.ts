import { expect, it } from 'vitest'
import { inEnglish } from '../../../../test/support/in-words.ts'
import { makeReport } from '../../../../test/support/make-report.ts'
import type { UnreadMonth } from '../../../engine/report/credit-report.ts'
import { howReadColumns, openHowRead } from './how-read.ts'

/** Nothing is hidden here. */
const sealer = { seal: (text: string) => text, openText: (text: string) => text }

function sentenceOf({ lines, months }: { lines: number; months: number }) {
  const deps = { sealer } as unknown as Parameters<typeof howReadColumns>[0]
  const box = (y: number) => ({ page: 1, x: 40, y, width: 30, height: 8 })
  const unreadMonths = Array.from(
    { length: months },
    (_, at): UnreadMonth => ({ month: `2026-0${at + 1}`, box: box(500), isSign: true }),
  )
  const report = makeReport('Equifax', {
    entries: [{ creditor: 'MERIDIAN BANK' }],
    coverage: {
      unread: Array.from({ length: lines }, (_, at) => ({ text: 'Gewgaw 12', box: box(100 + 20 * at) })),
    },
  })
  const accounts = report.accounts.map((account) => ({ ...account, unreadMonths }))
  const columns = howReadColumns(deps, {
    reading: { ok: true, reports: [{ ...report, accounts }] },
    slot: 'equifax',
    said: { pointings: [], labels: [], labelIds: [] } as unknown as Parameters<
      typeof howReadColumns
    >[1]['said'],
  })
  const sentence = openHowRead(deps, columns)?.sentence
  return { state: columns.readState, said: inEnglish(sentence) }
}

const twoLines = '2 lines of this report were not understood.'
const oneMonth =
  'One month of the payment histories shows a sign or color that this file does not explain, so that it is not known.'

it.each([
  [0, 0, 'read', null],
  [2, 0, 'in part', twoLines],
  [0, 1, 'in part', oneMonth],
  [2, 1, 'in part', `${twoLines} ${oneMonth}`],
])(
  'of %i lines and %i months that were not read the card of a report says so',
  (lines, months, state, said) => {
    expect(sentenceOf({ lines, months })).toEqual({ state, said })
  },
)
