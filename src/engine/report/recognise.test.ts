import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { keptPages } from '../../../test/support/kept-pages.ts'
import { textRow } from '../../../test/support/page-flow.ts'
import { tinyPdf } from '../../../test/support/tiny-pdf.ts'
import { describeUnrecognised, plainTextOf, recognise, scoreLayouts } from './recognise.ts'

async function pagesOf(...names: string[]) {
  const files = await Promise.all(
    names.map(async (name) => {
      const url = new URL(`../../../test/fixtures/reports/${name}`, import.meta.url)
      return keptPages(readFileSync(url))
    }),
  )
  return files.flat()
}

describe('recognise', () => {
  it.each([
    ['set-1/experian.pdf', 'experian-acr'],
    ['set-2/equifax.pdf', 'equifax-acr'],
    ['set-3/transunion.pdf', 'transunion-acr'],
  ])('knows %s as %s', async (name, family) => {
    expect(recognise(await pagesOf(name))?.layout.family).toBe(family)
  })

  it('knows a report by the body alone, without the addresses that the browser prints', async () => {
    for (const [name, family] of [
      ['set-1/experian.pdf', 'experian-acr'],
      ['set-1/equifax.pdf', 'equifax-acr'],
      ['set-1/transunion.pdf', 'transunion-acr'],
    ] as const) {
      const pages = (await pagesOf(name)).map((page) => ({
        ...page,
        words: page.words.filter((word) => word.box.y > 26 && word.box.y < 765),
      }))
      expect(recognise(pages)?.layout.family).toBe(family)
    }
  })

  it("knows TransUnion's own site by its labels, also where it says what the disclosure says", () => {
    const rows = [
      'Personal Credit Report for:',
      'Accounts with Adverse Information',
      'Condition Closed',
      'Last Payment Nov 9, 2023',
      'Loan Term -',
      'Estimated month and year this item will be removed: December 2030',
      '30 Days - 1 60 Days - 1 90 Days - 1',
    ]
    const words = rows.flatMap((row, at) => textRow(row, 40, 40 + 12 * at))
    const page = { number: 1, width: 612, height: 792, words, marks: [] }
    expect(recognise([page])?.layout.family).toBe('transunion-online')
  })

  it('does not choose when a file holds two reports', async () => {
    const pages = await pagesOf('set-1/experian.pdf', 'set-1/equifax.pdf')
    expect(recognise(pages)).toBeNull()
    expect(describeUnrecognised(pages)).toBe('several')
  })

  it('knows a three-bureau report of a layout that it reads, and not for one of a single bureau', async () => {
    const pages = await pagesOf('set-6/three-bureau.pdf')
    expect(recognise(pages)?.layout.family).toBe('three-bureau-identityiq')
    expect(scoreLayouts(plainTextOf(pages)).filter(({ score }) => score > 1)).toHaveLength(1)
  })

  it('says of a report with three bureaus in an unknown layout that it is one, and knows a menu for none', async () => {
    const text =
      'TransUnion Experian Equifax. Credit report. Account number 12. Date opened 2020. Past due $1. Credit limit $5'
    const pages = await keptPages(tinyPdf(`BT /F1 8 Tf 20 700 Td (${text}) Tj ET`))
    expect(recognise(pages)).toBeNull()
    expect(describeUnrecognised(pages)).toBe('three-bureau')
    expect(recognise(await pagesOf('bad/restaurant-menu.pdf'))).toBeNull()
    expect(describeUnrecognised(await pagesOf('bad/restaurant-menu.pdf'))).toBe('no-report')
  })
})
