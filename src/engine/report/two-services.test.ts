import { expect, it } from 'vitest'
import { inventFile } from '../../../test/support/print-three-bureau/invented-file.ts'
import {
  identityIqLabels,
  printService,
  type ServiceStyle,
} from '../../../test/support/print-three-bureau/print-service.ts'
import { readPages } from '../read/read-pages.ts'
import { reportsOf } from './read-report.ts'

const styleWith = (footer: string): ServiceStyle => ({
  sheet: { height: 792, header: '10/25/26, 4:27 PM   3 Bureau Credit Report', footer },
  table: {
    columns: [
      ['TransUnion', 150],
      ['Experian', 298],
      ['Equifax', 445],
    ],
    width: 147,
    align: 'left',
    vertical: 'top',
    sign: '',
    repeatsNames: false,
    splitsRows: false,
    labelEnd: ':',
    labelsAt: 'right',
  },
  accountLabels: identityIqLabels,
  nothing: '-',
  history: 'text',
})

async function read(footer: string) {
  const file = inventFile(3, { bureaus: ['TransUnion', 'Experian', 'Equifax'], accounts: 5 })
  const result = await readPages(printService(file, styleWith(footer)))
  if (!result.ok) throw new Error(result.refusal.sentence.key)
  return reportsOf(result.pages)
}

it('reads a file with the marks of two services as the one whose labels it prints', async () => {
  const plain = await read('https://member.example/CreditReport.aspx   {page}/{pages}')
  // A service that was sold: its new owner's address and heading stand at its foot.
  const both = await read('www.smartcredit.com/   Days Late - 7 Year History   {page}/{pages}')
  if (!plain.ok || !both.ok) throw new Error('not read')
  expect(plain.reports).toHaveLength(3)
  const told = ({ reports }: typeof plain) =>
    reports.map(({ bureau, family, accounts }) => ({ bureau, family, accounts }))
  expect(told(both)).toEqual(told(plain))
})
