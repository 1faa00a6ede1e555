import { beforeAll, describe, expect, it } from 'vitest'
import { inEnglish } from '../../../../test/support/in-words.ts'
import { keptPdfEngine } from '../../../../test/support/kept-pdf-engine.ts'
import { processorSecondsOf } from '../../../../test/support/processor-seconds-of.ts'
import { soaked } from '../../../../test/support/soak-share.ts'
import type { PdfEngine } from '../../read/pdf-engine.ts'
import { setSavedPage } from './set-saved-page.ts'

let engine: PdfEngine
beforeAll(async () => {
  engine = await keptPdfEngine()
})

/** What a page comes to, and what it takes of the processor in seconds. */
async function setting(body: string) {
  const bytes = new TextEncoder().encode(`<!doctype html><body>${body}`)
  const { result: made, seconds } = await processorSecondsOf(() =>
    setSavedPage({ bytes, kind: 'html' }, engine),
  )
  return 'pages' in made ? { pages: made.pages, seconds } : { ...made, seconds }
}
const openTags = [...Array(300).keys()].map((at) => `<b id=${at}>`).join('')

// Each took 12 seconds and more, and four times that at twice the size.
const burning: [string, () => string][] = [
  ['whose open tags are repeated in each paragraph', () => `<p>${openTags}</p>${'<p>a</p>'.repeat(20_000)}`],
  ['of 200,000 lines in one cell', () => `<table><tr><td>a<td>${'a<br>'.repeat(200_000)}</table>`],
  ['of 280,000 paragraphs', () => '<p>Balance 100'.repeat(280_000)],
  [
    'whose 20,000 paragraphs have 4,000 rules each',
    () => `<style>${'p{font-weight:bold}'.repeat(4_000)}</style>${'<p>a</p>'.repeat(20_000)}`,
  ],
  ['of 149,000 rows', () => `<table><tbody>${'<tr><td>a'.repeat(149_000)}</table>`],
]

describe('a saved page that only burns time', () => {
  it.each(soaked(burning.slice(0, 2), burning))(
    '%s is refused in a sentence within seconds',
    async (_name, body) => {
      const { seconds, ...made } = await setting(body())
      expect(made).toMatchObject({ code: 'too_large' })
      if ('sentence' in made)
        expect(inEnglish(made.sentence)).toMatch(/^This saved page is far larger than any credit report\. /)
      expect(seconds).toBeLessThan(8)
    },
  )

  it.each([
    ['comments that never end', '/* '.repeat(300_000)],
    ['layers in layers', '@layer{'.repeat(200_000) + 'a{b:c}'.repeat(200_000)],
  ])('is set without what is no style sheet: %s', async (_name, style) => {
    const { seconds, ...made } = await setting(`<style>${style}</style><p>a`)
    expect(made).toEqual({ pages: 1 })
    expect(seconds).toBeLessThan(8)
  })
})
