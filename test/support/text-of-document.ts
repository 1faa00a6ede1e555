import { readPages } from '../../src/engine/read/read-pages.ts'
import { keptPdfEngine } from './kept-pdf-engine.ts'

/** The text a reader finds in the file, without the spaces that line breaks make. */
export async function textOf(bytes: Uint8Array | undefined): Promise<string> {
  return (await pagesOf(bytes)).join('')
}

export async function pagesOf(bytes: Uint8Array | undefined): Promise<string[]> {
  const result = await readPages(bytes ?? new Uint8Array(), await keptPdfEngine())
  if (!result.ok) throw new Error(result.refusal.sentence.key)
  return result.pages.map(({ words }) => squeezed(words.map(({ text }) => text).join('')))
}

export function squeezed(text: string): string {
  return text.normalize('NFC').replace(/[\s\u00a0\u200b]/g, '')
}
