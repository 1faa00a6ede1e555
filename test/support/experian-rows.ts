import type { Page, Word } from '../../src/engine/read/positioned-text.ts'
import { readExperianAcr } from '../../src/engine/report/experian-acr/layout.ts'
import { textRow } from './page-flow.ts'

/** Cells of a row: x, text, and '*' before bold text. */
export type Cell = [x: number, text: string]

/** A page written row by row, 10 points apart (16 before a heading). */
function pageOf(rows: Cell[][]): Page {
  let y = 30
  const words: Word[] = []
  for (const row of rows) {
    const isHeading = row.some(([, text]) => text.startsWith('#'))
    y += isHeading ? 18 : 10
    for (const [x, text] of row) {
      const size = text.startsWith('##') ? 11 : text.startsWith('#') ? 10 : 7
      words.push(...textRow(text.replace(/^[#*]+/, ''), x, y, size, /^[#*]/.test(text)))
    }
  }
  return { number: 1, width: 612, height: 1800, words, marks: [] }
}

/** The rows that begin each report. */
export const frontRows: Cell[][] = [
  [
    [33, 'Prepared For'],
    [350, 'Date Generated Jul 3, 2026'],
  ],
  [
    [33, '#MARIBEL STONE'],
    [350, 'Report Number 1234-5678-90'],
  ],
  [[30, 'At a Glance']],
  [
    [33, '*1 Account'],
    [187, '*1 Public Record'],
    [392, '*1 Hard Inquiry'],
  ],
  [[30, '##Personal Information']],
]
/** An account, whatever comes behind it. */
export const accountRows: Cell[][] = [
  [[30, '##Accounts']],
  [[30, '#PORTFOLIO RECOVERY']],
  [[30, '#ASSOCIATES']],
  [
    [30, '\ue9aa'],
    [38, 'Potentially Negative'],
  ],
  [[30, '*Account Info']],
  [
    [33, 'Account Name'],
    [132, '*PORTFOLIO RECOVERY'],
    [309, 'Balance'],
    [408, '*$1,204'],
  ],
  [
    [132, '*ASSOCIATES'],
    [309, 'Balance Updated'],
    [408, '*06/28/2026'],
  ],
  [
    [33, 'Account Number'],
    [132, '*48889370'],
    [309, 'Recent Payment'],
    [408, '*$90'],
  ],
  [
    [132, '*5720....'],
    [309, 'Original Balance'],
    [408, '*$1,204'],
  ],
  [
    [33, 'Status'],
    [132, '*Collection account. $1,204 past due as of Jun 2026.'],
    [309, 'Highest Balance'],
  ],
  [
    [33, 'Interest Type'],
    [132, '*Fixed'],
    [309, 'Terms'],
    [408, '*—'],
  ],
  [
    [33, 'Unheard Of'],
    [132, '*Something'],
  ],
]

/** An Experian report of these rows, as it is read. */
export function readRows(rows: Cell[][]) {
  const report = readExperianAcr([pageOf(rows)])
  return { report, account: report.accounts[0], unread: report.coverage.unread.map(({ text }) => text) }
}
