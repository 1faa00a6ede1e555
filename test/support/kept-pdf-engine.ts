import { compilePdfEngine, type PdfEngine } from '../../src/engine/read/pdf-engine.ts'

let engine: Promise<PdfEngine> | undefined

/** Compiled once in a worker: it holds nothing of any file, since each is opened in a memory of its own. */
export function keptPdfEngine(): Promise<PdfEngine> {
  engine ??= compilePdfEngine()
  return engine
}
