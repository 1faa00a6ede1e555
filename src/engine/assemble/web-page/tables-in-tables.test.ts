import { expect, it } from 'vitest'
import { blocksOfPage } from './page-blocks.ts'

/** How many letters are measured for a page whose innermost of so many tables, each in a cell of the next, holds the text. */
function measuredIn(depth: number): number {
  let letters = 0
  const measure = (text: string, size: number) => {
    letters += text.length
    return 0.5 * size * text.length
  }
  const text = Array.from({ length: 500 }, (_, at) => `word${at}`).join(' ')
  const html = `<table><tr><td>a label</td><td>`.repeat(depth) + text + '</td></tr></table>'.repeat(depth)
  const blocks = blocksOfPage({ html, styles: [] }, measure)
  expect(blocks).toMatchObject([{ kind: 'table' }])
  return letters
}

it('are measured once, however deep a stranger nests them', () => {
  expect(measuredIn(40)).toBeLessThan(2 * measuredIn(2))
})
