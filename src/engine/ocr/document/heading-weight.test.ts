import { expect, it } from 'vitest'
import type { Page, Word } from '../../read/positioned-text.ts'
import { withHeadingWeight } from './heading-weight.ts'

/** Words in bold begin with '!'; '|' begins a new column. */
function page(text: string): Page {
  let x = 20
  const words = text.split(' ').flatMap((each): Word[] => {
    if (each === '|') {
      x += 60
      return []
    }
    const own = each.replace('!', '')
    const box = { page: 1, x, y: 100, width: 5 * own.length, height: 10 }
    x += box.width + 2
    return [{ text: own, box, size: 8, bold: own !== each, baseline: 108, confidence: 0.9 }]
  })
  return { number: 1, width: 612, height: 792, words, marks: [] }
}
const weights = (text: string) =>
  withHeadingWeight([page(text)], [true])[0]
    ?.words.map(({ bold }) => (bold ? 'b' : '-'))
    .join('')

it('a line of capitals alone has one weight, and no other line', () => {
  expect(weights('CREDIT !ONE !BANK !NA')).toBe('bbbb')
  expect(weights('!SYNCB/ROOMS TO GO')).toBe('bbb')
  expect(weights('PO BOX !12')).toBe('--b')
  expect(weights('!MARTHA OAKFIELD DISTRICT')).toBe('---')
  for (const text of ['!Owner: INDIVIDUAL', '!OWNER | INDIVIDUAL', '!Balance OWED'])
    expect(weights(text)).toBe('b-')
  const spelled = [page('CREDIT !ONE')]
  expect(withHeadingWeight(spelled, [false])).toEqual(spelled)
})
