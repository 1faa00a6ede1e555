import { describe, expect, it } from 'vitest'
import type { Page } from '../../read/positioned-text.ts'
import { withCreditorSlashes } from './creditor-slashes.ts'

const page = (text: string): Page => {
  const box = { page: 1, x: 20, y: 100, width: 80, height: 9 }
  const words = [{ text, box, size: 8, bold: true, baseline: 108, confidence: 0.9 }]
  return { number: 1, width: 612, height: 792, words, marks: [] }
}
const read = (text: string) => withCreditorSlashes([page(text)], [true])[0]?.words[0]

describe('the slash between a shop and its bank', () => {
  it('was read as a letter before the bank, or behind it', () => {
    expect(read('SEARSICBNA')).toMatchObject({ text: 'SEARS/CBNA', confidence: 0.75 })
    expect(['NORDSTROMITD', 'USAITARGET', 'BKIGAP', 'SYNCBITJX'].map((text) => read(text)?.text)).toEqual([
      'NORDSTROM/TD',
      'USA/TARGET',
      'BK/GAP',
      'SYNCB/TJX',
    ])
  })

  it('is in no other word, and in none that the file spells', () => {
    for (const text of ['CITIBANK', 'SERVICING', 'MIDLAND', 'CAPITAL', 'BANKING', 'USAINTL', 'LIMITED'])
      expect(read(text)?.text).toBe(text)
    expect(withCreditorSlashes([page('SEARSICBNA')], [false])).toEqual([page('SEARSICBNA')])
  })
})
