import type { Page } from '../../src/engine/read/positioned-text.ts'

/** A recognised page of one line: each word of the text stands in a place of its own, `step` points from the one before. */
export const recognisedRow = (text: string, step = 40): Page => ({
  number: 1,
  width: 612,
  height: 792,
  words: text.split(' ').map((each, at) => ({
    text: each,
    box: { page: 1, x: 20 + step * at, y: 100, width: 0.85 * step, height: 8 },
    size: 8,
    bold: false,
    baseline: 108,
    confidence: 0.9,
  })),
  marks: [],
})
