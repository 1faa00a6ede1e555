import { expect, it } from 'vitest'
import { printedLine, printedPage } from '../../../../test/support/printed-lines.ts'
import { sectionsOf } from './sections.ts'

it('begins where letters with spaces between them spell a heading, and has no rules of dashes', () => {
  const page = printedPage([
    printedLine(30, [30, 'Credit report of ANN LEE']),
    printedLine(50, [30, '-'.repeat(60)]),
    printedLine(60, [30, 'P U B L I C'], [140, 'R E C O R D S']),
    printedLine(70, [30, '-'.repeat(60)]),
    printedLine(80, [30, 'DOVER COURT']),
    // Codes of months spell no heading.
    printedLine(90, [30, 'C C C C C C C']),
  ])
  expect(sectionsOf([page], []).map(({ name, lines }) => [name, lines.map(({ text }) => text)])).toEqual([
    ['front', ['Credit report of ANN LEE']],
    ['public records', ['DOVER COURT', 'C C C C C C C']],
  ])
})
