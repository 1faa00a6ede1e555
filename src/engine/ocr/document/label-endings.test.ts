import { describe, expect, it } from 'vitest'
import type { Word } from '../../read/positioned-text.ts'
import { withLabelEndings } from './label-endings.ts'

const page = (text: string): Word[] =>
  text.split(' ').map((each, i) => ({
    text: each,
    box: { page: 1, x: 40 * i, y: 0, width: 30, height: 10 },
    size: 8,
    bold: false,
  }))
const read = (...texts: string[]) =>
  withLabelEndings(texts.map(page)).map((words) => words.map(({ text }) => text).join(' '))

describe('labels of a scan', () => {
  it('get back the colon that they have elsewhere in the document', () => {
    expect(read('Status: Open', 'Status: Closed', 'Status. Open', 'Status Open')).toEqual([
      'Status: Open',
      'Status: Closed',
      'Status: Open',
      'Status Open',
    ])
    expect(read('Amount: $1 Amount: $2 Amount: $3 Amount Past Due: $0')).toEqual([
      'Amount: $1 Amount: $2 Amount: $3 Amount Past Due: $0',
    ])
  })

  it('stay as they are where a colon is the exception', () => {
    const prose = 'Account: x Account: y Account. Account. Account. Account Account'
    expect(read(prose)).toEqual([prose])
    expect(read('Total: $1 late. 12.')).toEqual(['Total: $1 late. 12.'])
  })
})
