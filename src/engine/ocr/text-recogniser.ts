import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, OEM, PSM } from 'tesseract.js'
import type { Raster } from '../read/render-region.ts'

/** A word as character recognition gives it: pixels of the picture given, `confidence` 0..100. */
export interface RecognisedWord {
  text: string
  confidence: number
  left: number
  top: number
  right: number
  bottom: number
  /** y of the line that the word stands on, at its middle. */
  baseline: number
  /** Ascenders, letters and descenders of its line, in pixels. */
  lineHeight: number
}

/** Dots an inch of the pictures that are read: small print has letters of some 20 pixels. */
export const readingDpi = 200

/**
 * How a page is taken: 'block', as lines of one column, which keeps single letters of table headings; 'sparse', as text
 * anywhere, which keeps small cells apart; 'line', as a single line; 'figures', as a line of nothing but figures.
 */
export type PageIdea = 'block' | 'sparse' | 'line' | 'figures'

const modes: Record<PageIdea, PSM> = {
  block: PSM.SINGLE_BLOCK,
  sparse: PSM.SPARSE_TEXT,
  line: PSM.SINGLE_LINE,
  figures: PSM.SINGLE_LINE,
}

export interface TextRecogniser {
  /** @param picture gray, of readingDpi */
  recognise(picture: Raster, idea: PageIdea): Promise<RecognisedWord[]>
  close(): Promise<void>
}

/**
 * Starts Tesseract with the English model of the installed package: nothing is fetched and nothing is kept on disk.
 * One picture at a time. Memory: about 250 MB for a letter page at 300 dpi.
 */
export async function startRecogniser(): Promise<TextRecogniser> {
  const model = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(dirname(model), '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
    // Without it the library throws where nobody can catch it; the promise of the call is rejected in any case.
    errorHandler: () => {},
  })
  await worker.setParameters({ user_defined_dpi: String(readingDpi) })
  let isClosed = false
  // Asked of an ended worker the library throws where nobody can catch it: a page that was given up asks once more.
  const requireOpen = () => {
    if (isClosed) throw new Error('The recogniser is closed.')
  }
  return {
    async recognise(picture, idea) {
      requireOpen()
      await worker.setParameters({
        tessedit_pageseg_mode: modes[idea],
        tessedit_char_whitelist: idea === 'figures' ? '0123456789' : '',
      })
      requireOpen()
      const { data } = await worker.recognize(asPgm(picture), {}, { text: false, blocks: true })
      return (data.blocks ?? []).flatMap(({ paragraphs }) =>
        paragraphs.flatMap(({ lines }) =>
          lines.flatMap(({ words, baseline, rowAttributes }) =>
            words.map(({ text, confidence, bbox }) => ({
              text,
              confidence,
              left: bbox.x0,
              top: bbox.y0,
              right: bbox.x1,
              bottom: bbox.y1,
              baseline: heightAt(baseline, (bbox.x0 + bbox.x1) / 2),
              lineHeight: rowAttributes.rowHeight,
            })),
          ),
        ),
      )
    },
    close: async () => {
      isClosed = true
      await worker.terminate()
    },
  }
}

function heightAt(line: { x0: number; y0: number; x1: number; y1: number }, x: number): number {
  const run = line.x1 - line.x0
  return run === 0 ? line.y0 : line.y0 + ((line.y1 - line.y0) * (x - line.x0)) / run
}

/** A gray raster as PGM: a header and the pixels, which costs nothing to write. */
function asPgm({ width, height, data }: Raster): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data])
}
