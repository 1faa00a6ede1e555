/** What some prints of TransUnion's disclosure have before and after the report: no value of it belongs to an account. */
import type { Block, Cell } from './typeset-sheet.ts'

const left = 40

const keys = [
  ['N/R', 'Not Reported'],
  ['X', 'Unknown'],
  ['OK', 'Current'],
  ['30', '30 days late'],
  ['60', '60 days late'],
  ['90', '90 days late'],
  ['120', '120+ days late'],
  ['COL', 'Collection'],
  ['VS', 'Voluntary Surrender'],
  ['RPO', 'Repossession'],
  ['C/O', 'Charge Off'],
  ['FC', 'Foreclosure'],
] as const
const remarks = [
  'Loan assumed by another party',
  'Account closed by consumer',
  'Account information disputed by consumer',
]
const letters = 'ABCDEFGHIJKLMNOPQRSTUVW'

/** About twelve ratings and ninety-five remarks, and the paragraph on loans paid in four (variant 11). */
export function remarksKey(bold: (x: number, text: string) => Cell): Block[] {
  return [
    {
      cells: [
        {
          x: left,
          text: 'Buy Now Pay Later: some lenders report loans of this kind; they may appear below as accounts with a term of a few weeks.',
        },
      ],
      above: 6,
    },
    { cells: [bold(left, 'Payment/Remarks Key')], above: 10 },
    ...keys.map(
      ([code, words]): Block => ({
        cells: [
          { x: left, text: code },
          { x: left + 80, text: words },
        ],
      }),
    ),
    ...Array.from({ length: 95 }, (_, at): Block => {
      const code = `${letters[at % 23]}${letters[Math.floor(at / 23)]}P`
      return { cells: [{ x: left, text: `${code}:${remarks[at % remarks.length]}` }] }
    }),
  ]
}

/** Supplemental public records, checking accounts and payday loans (variant 13); none is a legal record. */
export function supplementalPages(
  heading: (text: string) => Block,
  pair: (label: string, value: string) => Block[],
): Block[] {
  return [
    'page',
    heading('Additional Information'),
    {
      cells: [
        {
          x: left,
          text: 'The following disclosure of information might pertain to you. It is supplied by third parties.',
        },
      ],
    },
    heading('Supplemental Public Records'),
    ...pair('Residence type', 'APARTMENT'),
    ...pair('Estimated value', '$118,000'),
    heading('Checking Account Inquiries'),
    ...pair('DDA inquiries', '2'),
    ...pair('NSFs in the last', '12 months: 0'),
    heading('Payday Loans'),
    ...pair('Inquiries in the last 30 days', '0'),
  ]
}
