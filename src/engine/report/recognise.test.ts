import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readPages } from '../read/read-pages.ts'
import { describeUnrecognised, recognise } from './recognise.ts'

async function pagesOf(...names: string[]) {
  const files = await Promise.all(
    names.map(async (name) => {
      const url = new URL(`../../../test/fixtures/reports/${name}`, import.meta.url)
      const result = await readPages(new Uint8Array(readFileSync(url)))
      if (!result.ok) throw new Error(result.refusal.sentence)
      return result.pages
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

  it('does not choose when a file holds two reports', async () => {
    const pages = await pagesOf('set-1/experian.pdf', 'set-1/equifax.pdf')
    expect(recognise(pages)).toBeNull()
    expect(describeUnrecognised(pages)).toBe('several')
  })

  it('knows a three-bureau report and a menu for what they are', async () => {
    expect(recognise(await pagesOf('set-6/three-bureau.pdf'))).toBeNull()
    expect(describeUnrecognised(await pagesOf('set-6/three-bureau.pdf'))).toBe('three-bureau')
    expect(recognise(await pagesOf('bad/restaurant-menu.pdf'))).toBeNull()
    expect(describeUnrecognised(await pagesOf('bad/restaurant-menu.pdf'))).toBe('no-report')
  })
})
