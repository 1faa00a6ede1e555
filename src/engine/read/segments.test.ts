import { expect, it } from 'vitest'
import { textRow } from '../../../test/support/page-flow.ts'
import { lineOf } from './lines.ts'
import { segmentsOf } from './segments.ts'

it('keeps the words of each cell in the order in which the line has them, for a label of two rows', () => {
  const words = [
    ...textRow('Date Major Delinquency 1st', 50, 126),
    ...textRow('Reported:', 50, 138),
    ...textRow('05/15/2025', 174, 126),
  ]
  const line = { ...lineOf(words), words, text: words.map(({ text }) => text).join(' ') }
  expect(segmentsOf(line).map(({ text }) => text)).toEqual([
    'Date Major Delinquency 1st Reported:',
    '05/15/2025',
  ])
})
