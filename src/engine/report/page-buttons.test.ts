import { describe, expect, it } from 'vitest'
import { pagesOf, textRow } from '../../../test/support/page-flow.ts'
import { withoutButtons } from './page-buttons.ts'

const pageOf = (...rows: [string, number][][]) => {
  const flow = rows.map((cells) => ({
    words: cells.flatMap(([text, x]) => textRow(text, x, 0, 7)),
    height: 7,
    space: 5,
  }))
  const [page] = pagesOf(flow, { pageHeight: 700, top: 'a page', bottom: '{page}/1' })
  if (page === undefined) throw new Error('no page')
  return page
}
const textOf = ({ words }: { words: { text: string }[] }) => words.map(({ text }) => text).join(' ')

describe('buttons of a printed web page', () => {
  it('are no part of the rows that they stand beside or between', () => {
    const page = pageOf(
      [
        ['OK', 40],
        ['Chat Now', 500],
      ],
      [['Back to Top', 40]],
      [['Dispute Back to top', 40]],
      [['Employers', 40]],
    )
    expect(textOf(withoutButtons(page))).toBe('OK Employers a page 1/1')
  })

  it('are no part of the name that they stand a mere space behind', () => {
    const page = pageOf([['HARBOR BANK 12025**** Dispute this item', 40]])
    expect(textOf(withoutButtons(page))).toBe('HARBOR BANK 12025**** a page 1/1')
  })

  it('are none of its values where several stand in one line, questions among them', () => {
    const page = pageOf(
      [['Comments', 40]],
      [['Ask a question about this account Dispute this account', 40]],
      [['What does this mean? Show more', 40]],
      [['Chat with us Was this page helpful? Back to top', 40]],
      [['What does this mean to HARBOR BANK', 40]],
    )
    expect(textOf(withoutButtons(page))).toBe('Comments What does this mean to HARBOR BANK a page 1/1')
  })

  it('are words like any others inside a text', () => {
    const page = pageOf([['I went back to top grades', 40]])
    expect(withoutButtons(page)).toBe(page)
  })
})
