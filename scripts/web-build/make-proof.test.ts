import { readFileSync } from 'node:fs'
import { convertIndexedToRgb, decode } from 'fast-png'
import { beforeAll, describe, expect, it } from 'vitest'
import { markedFinding } from '../../src/web/features/site/proof/marked-finding.ts'
import { makeProof, type Proof } from './make-proof.ts'

const pixels = (png: Uint8Array) => {
  const { width, height, ...rest } = decode(png)
  return { width, height, rgb: Buffer.from(convertIndexedToRgb({ width, height, ...rest })) }
}

/** Pixels of a picture that a phone of 390 draws at two thirds of their size at least. */
const mostOfPhone = 480

describe('the finding on the home page', () => {
  let proof: Proof
  beforeAll(async () => {
    proof = await makeProof()
  })

  it('is what the engine finds and writes today', () => {
    expect(markedFinding).toEqual(proof.finding)
    expect(markedFinding.letter.why).toContain(markedFinding.statement)
  })

  it('shows the very pictures that the engine draws of its lines', () => {
    expect(proof.pictures).toHaveLength(2 * markedFinding.lines.length)
    for (const { name, png } of proof.pictures) {
      const kept = readFileSync(new URL(`../../src/web/public/proof/${name}`, import.meta.url))
      const [there, drawn] = [pixels(kept), pixels(png)]
      expect([name, there.width, there.height]).toEqual([name, drawn.width, drawn.height])
      // As a whole: a comparison of each of a million numbers takes seconds.
      expect(there.rgb.equals(drawn.rgb), name).toBe(true)
    }
  })

  it('shows a phone whole words, as large as a phone can read them', () => {
    for (const { narrow } of markedFinding.lines) {
      const kept = readFileSync(new URL(`../../src/web/public${narrow.address}`, import.meta.url))
      const { width, height, rgb } = pixels(kept)
      expect(width).toBeLessThanOrEqual(mostOfPhone)
      // Beside what the picture's edges cut off is paper, but for the rules of the table.
      for (const column of [0, 2, width - 3, width - 1]) {
        const dark = Array.from({ length: height }, (_, row) => rgb[(row * width + column) * 3] ?? 255)
        expect(dark.filter((red) => red < 190)).toEqual([])
      }
    }
  })

  it('names no person', () => {
    const truth = JSON.parse(
      readFileSync(new URL('../../test/fixtures/reports/set-1/truth.json', import.meta.url), 'utf8'),
    )
    const text = JSON.stringify(markedFinding).toLowerCase()
    for (const part of String(truth.consumer.name).toLowerCase().split(/\W+/))
      if (part.length > 2) expect(text).not.toContain(part)
  })
})
