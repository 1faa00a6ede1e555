import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { keptPdfEngine } from '../../../test/support/kept-pdf-engine.ts'
import { tinyPdf } from '../../../test/support/tiny-pdf.ts'
import { sampleFile } from '../../../test/support/truth-report.ts'
import { readPages } from './read-pages.ts'

const picture = (dots = 'AAAA') =>
  `<</Type/XObject/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceGray/Length ${dots.length}>>stream\n${dots}\nendstream`
const overPage = '612 0 0 792 0 0 cm /X1 Do'
const line = (text: string, y: number) => `BT /F1 9 Tf 60 ${y} Td (${text}) Tj ET`
const prose = Array.from({ length: 12 }, (_, at) =>
  line('The balance of this account was reported by the bank on the date that is printed', 700 - 14 * at),
).join('\n')

const codeOf = async (pdf: Uint8Array) => {
  const result = await readPages(pdf, await keptPdfEngine())
  return result.ok ? 'text' : result.refusal.code
}

describe('a page', () => {
  it('of text is text, also over a picture that fills it', async () => {
    expect(await codeOf(tinyPdf(prose))).toBe('text')
    expect(await codeOf(tinyPdf(`q ${overPage} Q ${prose}`, '', [picture()]))).toBe('text')
  })

  it("with hidden letters over a picture is a picture: another program's guesses are not what it prints", async () => {
    const hidden = `q ${overPage} Q BT 3 Tr ET ${prose.replaceAll('/F1 9 Tf', '/F1 9 Tf 3 Tr')}`
    expect(await codeOf(tinyPdf(hidden, '', [picture()]))).toBe('scanned')
  })

  it('whose letters are drawn as shapes goes to character recognition', async () => {
    const glyph = (x: number, y: number) =>
      `${x} ${y} m ${Array.from({ length: 12 }, (_, at) => `${x + (at % 5)} ${y + (at % 7)} l`).join(' ')} f`
    const outlines = Array.from({ length: 400 }, (_, at) =>
      glyph(60 + (at % 50) * 9, 700 - Math.floor(at / 50) * 14),
    )
    expect(await codeOf(tinyPdf(outlines.join('\n')))).toBe('scanned')
  })

  it('of rules and boxes only has no text to recognise', async () => {
    const rules = Array.from({ length: 60 }, (_, at) => `60 ${700 - 10 * at} m 550 ${700 - 10 * at} l S`)
    expect(await codeOf(tinyPdf(rules.join('\n')))).toBe('no_text')
  })

  it('whose letters spell nothing goes to character recognition', async () => {
    const shifted = prose.replace(/\(([^)]*)\)/g, (_, text: string) => {
      const moved = [...text].map((letter) =>
        /[a-z]/.test(letter) ? String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + 5) % 26)) : letter,
      )
      return `(${moved.join('')})`
    })
    expect(await codeOf(tinyPdf(shifted))).toBe('scanned')
  })

  it('whose letters are named as signs goes to character recognition, and ticks among its words do not send it there', async () => {
    const symbols = '<</Type/Font/Subtype/Type1/BaseFont/ZapfDingbats>>'
    const drawn = (content: string) =>
      `<</Type/XObject/Subtype/Form/BBox[0 0 612 792]/Resources<</Font<</F1 8 0 R>>>>/Length ${content.length}>>stream\n${content}\nendstream`
    expect(await codeOf(tinyPdf('/X1 Do', '', [drawn(prose), symbols]))).toBe('scanned')
    const ticks = Array.from({ length: 12 }, (_, at) => line('4'.repeat(84), 40 + 20 * at)).join('\n')
    expect(await codeOf(tinyPdf(`${prose} /X1 Do`, '', [drawn(ticks), symbols]))).toBe('text')
  })

  it.each([
    ['set-1', 'experian.pdf'],
    ['set-1', 'equifax.pdf'],
    ['set-1', 'transunion.pdf'],
    ['set-6', 'three-bureau.pdf'],
    ['set-7', 'transunion-older.pdf'],
    ['set-12', 'three-bureau.pdf'],
  ] as const)('of the report %s/%s is text, whatever it is full of', async (set, file) => {
    expect(await codeOf(new Uint8Array(readFileSync(sampleFile(set, file))))).toBe('text')
  })
})
