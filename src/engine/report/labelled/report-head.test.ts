import { describe, expect, it } from 'vitest'
import { printedLine } from '../../../../test/support/printed-lines.ts'
import { readHead } from './report-head.ts'

const read = (...lines: Parameters<typeof printedLine>[]) => {
  const { reportDate, reportNumber } = readHead(
    lines.map((line) => printedLine(...line)),
    [],
  )
  return [reportDate?.value, reportNumber?.value]
}

describe('the head of a report', () => {
  it('has the date below a label whose last word is a label of its own', () => {
    expect(
      read(
        [20, [30, 'Your report number is'], [240, 'Report date:']],
        [30, [30, '9417-2111-17'], [240, '10/05/2026']],
      ),
    ).toEqual(['2026-10-05', '9417-2111-17'])
  })

  it('has what stands behind labels in one row', () => {
    expect(read([20, [30, 'Prepared for: ANN LEE Date: 10/05/2026 Confirmation # 4812345678']])).toEqual([
      '2026-10-05',
      '4812345678',
    ])
  })
})
