/** The thread that draws the pages of one file. Started by page-drawer.ts and by nothing else. */
import { parentPort, workerData } from 'node:worker_threads'
import { type OpenDocument, withDocument } from '../read/open-document.ts'
import { type Raster, renderRegion } from '../read/render-region.ts'
import type { Drawing, DrawingTask } from './page-drawer.ts'

// Where PDFium gives up its memory is damaged: the thread ends with it, and the next page has a new one.
await withDocument(
  workerData as Uint8Array,
  undefined,
  (open) =>
    new Promise<void>((_, reject) => {
      parentPort?.on('message', (task: DrawingTask) => {
        try {
          const raster = draw(open, task)
          const drawing: Drawing = { id: task.id, raster }
          parentPort?.postMessage(drawing, raster === null ? [] : [raster.data.buffer as ArrayBuffer])
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)))
        }
      })
    }),
)
process.exit(0)

function draw({ pdfium, document }: OpenDocument, { number, width, height }: DrawingTask): Raster | null {
  const page = pdfium.calls.FPDF_LoadPage(document, number - 1)
  if (page === 0) return null
  try {
    const region = { left: 0, top: 0, width, height, pageWidth: width, pageHeight: height, turn: 0 }
    return renderRegion(pdfium, page, region, 'gray')
  } finally {
    pdfium.calls.FPDF_ClosePage(page)
  }
}
