import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { fontsOfText } from '../../src/engine/documents/fonts-of-text.ts'
import { withDocument } from '../../src/engine/read/open-document.ts'
import { palettePng } from '../../src/engine/read/palette-png.ts'
import { compilePdfEngine, type PdfEngine } from '../../src/engine/read/pdf-engine.ts'
import { renderRegion } from '../../src/engine/read/render-region.ts'
import { pictureTemplate } from './picture-template.ts'

/** What Open Graph asks for. */
const size = { width: 1200, height: 630 } as const
/** Other bytes for the same content, from a change of this file, are made by a new number. */
const drawnBy = 1

export interface PictureMaker {
  /** The PNG of this content, 1200 by 630 pixels, and a name that changes with its bytes alone. */
  make(content: object): Promise<{ name: string; png: Uint8Array }>
}

/**
 * Draws the pictures of shared pages with the document tools: Typst sets them, PDFium draws them. What was drawn once
 * is kept in `cacheFolder` under the hash of what it was drawn from; the tools start when the first one is missing.
 */
export function createPictureMaker(root: string, cacheFolder: string): PictureMaker {
  let started: Promise<(content: string) => Promise<Uint8Array>> | undefined
  return {
    async make(content) {
      const text = JSON.stringify(content)
      const key = createHash('sha256').update(`${drawnBy}${pictureTemplate}${text}`).digest('hex')
      const file = path.join(cacheFolder, `${key}.png`)
      const kept = await readFile(file).catch(() => null)
      if (kept !== null) return { name: nameOf(kept), png: kept }
      started ??= startDrawing(root)
      const png = await (await started)(text)
      await mkdir(cacheFolder, { recursive: true })
      // Under another name until it is whole: a build that is stopped leaves no half picture behind.
      await writeFile(`${file}.${process.pid}`, png)
      await rename(`${file}.${process.pid}`, file)
      return { name: nameOf(png), png }
    },
  }
}

const nameOf = (png: Uint8Array) =>
  `${createHash('sha256').update(png).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 12)}.png`

async function startDrawing(root: string) {
  const { resolve } = createRequire(path.join(root, 'package.json'))
  const fonts = fontsOfText('').map((file) => readFile(resolve(`@expo-google-fonts/${file}`)))
  const compiler = NodeCompiler.create({
    workspace: root,
    fontArgs: [{ fontBlobs: await Promise.all(fonts) }],
  })
  const engine = await compilePdfEngine()
  return async (content: string) => {
    const pdf = compiler.pdf({ mainFileContent: pictureTemplate, inputs: { content } })
    compiler.evictCache(10)
    return drawFirstPage(new Uint8Array(pdf), engine)
  }
}

async function drawFirstPage(pdf: Uint8Array, engine: PdfEngine): Promise<Uint8Array> {
  const drawn = await withDocument(pdf, engine, ({ pdfium, document, pageCount }) => {
    // A title that runs over the edge is a second page.
    if (pageCount !== 1) return null
    const page = pdfium.calls.FPDF_LoadPage(document, 0)
    const whole = { left: 0, top: 0, ...size, pageWidth: size.width, pageHeight: size.height, turn: 0 }
    return renderRegion(pdfium, page, whole, 'colour')
  })
  if (drawn === null || 'refusal' in drawn) throw new Error('A picture for shared links could not be drawn.')
  return palettePng(drawn)
}
