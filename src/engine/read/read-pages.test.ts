import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { inEnglish } from '../../../test/support/in-words.ts'
import { keptPdfEngine } from '../../../test/support/kept-pdf-engine.ts'
import { soaked } from '../../../test/support/soak-share.ts'
import { linesOf } from './lines.ts'
import type { PdfEngine } from './pdf-engine.ts'
import { readPages } from './read-pages.ts'

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../test/fixtures/reports/${name}`, import.meta.url)))

describe('readPages', () => {
  let engine: PdfEngine
  beforeAll(async () => {
    engine = await keptPdfEngine()
  })
  const pagesOf = async (name: string) => {
    const result = await readPages(fixture(name), engine)
    if (!result.ok) throw new Error(result.refusal.sentence.key)
    return result.pages
  }

  it('gives every word a place on the displayed page', async () => {
    const pages = await pagesOf('set-1/experian.pdf')
    expect(pages).toHaveLength(7)
    for (const page of pages) {
      expect([page.width, page.height]).toEqual([612, 792])
      for (const word of page.words) {
        expect(word.box.page).toBe(page.number)
        expect(word.box.x).toBeGreaterThanOrEqual(0)
        expect(word.box.y).toBeGreaterThanOrEqual(0)
        expect(word.box.x + word.box.width).toBeLessThanOrEqual(612)
        expect(word.box.y + word.box.height).toBeLessThanOrEqual(792)
        expect(word.size).toBeGreaterThan(3)
        expect(word.text).not.toMatch(/\s/)
      }
    }
  })

  it('reads lines top to bottom with bold headings', async () => {
    const [first] = await pagesOf('set-1/experian.pdf')
    const lines = first ? linesOf(first) : []
    const index = (text: string) => lines.findIndex((line) => line.text.startsWith(text))
    expect(index('Prepared For')).toBeGreaterThan(-1)
    expect(index('Personal Information')).toBeGreaterThan(index('Prepared For'))
    expect(lines[index('Personal Information')]?.words.every((word) => word.bold)).toBe(true)
    expect(lines[index('Because your personal')]?.words.some((word) => word.bold)).toBe(false)
  })

  it('keeps private-use glyphs, which are on-time marks', async () => {
    const pages = await pagesOf('set-1/experian.pdf')
    expect(pages.flatMap((page) => page.words).some((word) => /^[\ue000-\uf8ff]$/.test(word.text))).toBe(true)
  })

  it.each([
    ['zero-bytes.pdf', 'empty', /0 bytes/],
    ['not-a-pdf.pdf', 'not_a_pdf', /not a PDF/],
    ['truncated.pdf', 'broken', /cut off/],
    ['password-protected.pdf', 'locked', /password/],
    ['scanned-image.pdf', 'scanned', /scan/],
    ['empty-page.pdf', 'no_text', /no text/],
  ])('refuses bad/%s as %s with a sentence', async (name, code, sentence) => {
    const result = await readPages(fixture(`bad/${name}`), engine)
    expect(inEnglish(result)).toMatchObject({
      ok: false,
      refusal: { code, sentence: expect.stringMatching(sentence) },
    })
  })

  it('never throws on bytes cut or damaged at any place', async () => {
    const whole = fixture('set-1/equifax.pdf')
    for (const step of soaked([2, 5, 8, 11], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])) {
      const at = Math.floor((whole.length * step) / 12)
      const damaged = whole.slice()
      damaged.fill(step * 20, at, at + 400)
      expect(['boolean']).toContain(typeof (await readPages(damaged, engine)).ok)
      const cut = await readPages(whole.slice(0, at), engine)
      expect(cut).toMatchObject({ ok: false, refusal: { code: 'broken' } })
    }
  })
})
