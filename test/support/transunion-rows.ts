import { plainReport } from '../../src/engine/report/plain-report.ts'
import { readTransunionAcr } from '../../src/engine/report/transunion-acr/layout.ts'
import { type FlowRow, pagesOf, textRow } from './page-flow.ts'

/** 'Label | value' prints two lanes, '# text' a heading, '! text' a name in bold; '||' parts the cells of a grid. */
function rowOf(text: string): FlowRow {
  const cells = text.split(' || ')
  if (cells.length > 1) {
    return rowWith(cells.flatMap((cell, at) => textRow(cell === '.' ? '' : cell, 42 + at * 130, 0, 7)))
  }
  if (text.startsWith('# ')) return rowWith(textRow(text.slice(2), 34, 0, 14, true))
  if (text.startsWith('! ')) return rowWith(textRow(text.slice(2), 42, 0, 10, true))
  const [label = '', value] = text.split(' | ')
  return rowWith([
    ...textRow(label, 42, 0, 7),
    ...(value === undefined ? [] : textRow(value, 300, 0, 7, true)),
  ])
}

function rowWith(words: FlowRow['words']): FlowRow {
  return { words, height: words[0]?.box.height ?? 7, space: 8 }
}

/** A TransUnion disclosure of these rows, as it is read. */
export function readRows(lines: string[], pageHeight = 2000) {
  const report = readTransunionAcr(
    pagesOf(lines.map(rowOf), {
      pageHeight,
      top: '7/3/26, 10:15 AM TransUnion Credit Report',
      bottom: 'https://annualcreditreport.transunion.com/dss/disclosure.page?x=1 {page}/48',
    }),
  )
  return { report, plain: plainReport(report), unread: report.coverage.unread.map(({ text }) => text) }
}

/** The rows that begin each one. */
export const headerRows = [
  'Personal Credit Report for:',
  '! ADA B LOVELACE',
  'File Number: | 000123456',
  'Date Created: | 07/03/2026',
]
/** The first rows of an account. */
export const accountRows = [
  'Account Name',
  '! FIRST BANK 51788****',
  'Account Information',
  'Address | PO BOX 1 RENO, NV 89501',
]
