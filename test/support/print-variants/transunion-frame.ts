/** The pages and the grids of months of TransUnion's disclosure, printed from a browser. */
import type { HistoryCode } from '../../../src/engine/report/credit-report.ts'
import type { Entry } from './invented-entry.ts'
import type { Person } from './invented-person.ts'
import { monthsOf, type TransunionStyle } from './transunion-wording.ts'
import type { Block, Cell } from './typeset-sheet.ts'
import { namedInFull, slashed } from './worded.ts'

const left = 40

/** What the browser prints at the head and foot of each page. */
export function transunionFrame(
  { reportDate }: Person,
  { browser = 'chrome', isNewAddress, isLandscape }: TransunionStyle,
) {
  const address = isNewAddress
    ? 'https://annualcreditreport.transunion.com/cvd/?enterprise=FactAct#/disclosure'
    : 'https://annualcreditreport.transunion.com/dss/disclosure.page'
  const size = isLandscape ? { width: 792, height: 612 } : {}
  const printed = `${slashed(reportDate).replace(/^0/, '').replace('/20', '/')}, 9:41 AM`
  if (browser === 'safari') {
    return {
      ...size,
      foot: [
        [
          { x: 20, text: address },
          { x: 430, text: printed },
        ],
        [{ x: 430, text: 'Page {page} of {pages}' }],
      ],
    }
  }
  return {
    ...size,
    head: [
      [
        { x: 20, text: printed },
        { x: 220, text: 'View Your Report | TransUnion Credit Report' },
      ],
    ],
    foot: [
      [
        { x: 20, text: address },
        { x: 560, text: '{page}/{pages}' },
      ],
    ],
  }
}

/** Months in rows, each with its rating. */
export function transunionHistory(
  entry: Entry,
  { months = 6, hasTotal = false, copies = 1 }: TransunionStyle,
): Block[] {
  const cells = monthsOf(entry)
  if (cells.length === 0) return []
  const width = 540 / (months + (hasTotal ? 1 : 0))
  const rows = Array.from({ length: Math.ceil(cells.length / months) }, (_, at) =>
    cells.slice(at * months, (at + 1) * months),
  )
  const across = (texts: readonly string[], bold = false): Cell[] =>
    texts.map((text, at) => ({ x: left + at * width, text, ...(bold ? { bold, copies } : {}) }))
  return [
    { cells: [{ x: left, text: 'Payment History', bold: true, copies }], above: 6 },
    ...rows.flatMap((row, at): Block[] => [
      {
        cells: across(
          row.map(({ month }) => namedInFull(month)),
          true,
        ),
      },
      { cells: across(row.map(() => 'Rating')) },
      {
        cells: across([
          ...row.map(({ code }) => ratings[code] ?? code),
          ...(hasTotal && at === rows.length - 1 ? [`Total Months: ${cells.length}`] : []),
        ]),
      },
    ]),
  ]
}

const ratings: Partial<Record<HistoryCode, string>> = { CO: 'C/O' }
