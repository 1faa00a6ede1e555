import { describe, expect, it } from 'vitest'
import { printedLine } from '../../../../test/support/printed-lines.ts'
import { printed } from '../printed-values.ts'
import { dateAlone, readHead, statedCounts, withRestOfName } from './report-head.ts'

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

  it.each([
    ['At a Glance', '14 Accounts'],
    ['Date Generated', 'Oct 6, 2026'],
    ['REPORT NUMBER', '3381-0927-55'],
  ])(
    'is about the person below the label, where %s of the next column stands in its row',
    (beside, below) => {
      const { preparedFor } = readHead(
        [
          printedLine(20, [30, 'Prepared For'], [320, beside]),
          printedLine(30, [30, "DESHAWN L O'RIORDAN"], [320, below]),
        ],
        [],
      )
      expect(preparedFor?.value).toBe("DESHAWN L O'RIORDAN")
    },
  )

  it('is about the whole person, where a narrow column broke a name that the report lists', () => {
    const front = [
      printedLine(20, [30, 'PREPARED FOR'], [240, 'REPORT NUMBER']),
      printedLine(30, [30, 'OCTAVIA RENE'], [240, '3120-9981-42']),
      printedLine(40, [30, 'STRICKLAND']),
    ]
    const { preparedFor } = readHead(front, [])
    const listed = (name: string) => printed(name, name, front[0]?.words ?? [])
    const wholeOf = (...names: string[]) => withRestOfName(preparedFor, names.map(listed), front)?.value
    expect(wholeOf('O STRICKLAND', 'OCTAVIA RENE STRICKLAND')).toBe('OCTAVIA RENE STRICKLAND')
    expect(wholeOf('OCTAVIA RENE', 'OCTAVIA RENE HOBBS')).toBe('OCTAVIA RENE')
  })

  it('has the one day that stands alone, which is asked', () => {
    const alone = (...rows: string[]) => {
      const date = dateAlone(rows.map((row, at) => printedLine(20 + 10 * at, [30, row])))
      return date === null ? null : [date.value, date.confidence]
    }
    expect(alone('Credit Report', 'ANN LEE', 'Nov 20, 2026', 'FICO Score 8')).toEqual(['2026-11-20', 0.5])
    expect(alone('Credit Report', 'Nov 20, 2026', 'Nov 2, 2026')).toBeNull()
    expect(alone('Credit Report', 'Born Nov 20, 1971')).toBeNull()
  })
})

describe('what the front counts', () => {
  it.each([
    ['7 Accounts', 7],
    ['12 Accounts ever late', null],
    ['Credit limit $24,900 Accounts 3', null],
    ['Score 8 Accounts', null],
  ])('%s', (text, accounts) => {
    expect(statedCounts([printedLine(30, [30, text])]).accounts).toBe(accounts)
  })
})
