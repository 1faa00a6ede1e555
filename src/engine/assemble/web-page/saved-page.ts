import PostalMime from 'postal-mime'
import { countOfText, textOfBytes } from '../../read/byte-text.ts'

/** A saved page: its mark-up, and the style sheets that were saved with it. */
export interface SavedPage {
  html: string
  styles: string[]
}

/** Far above any saved report; every part costs work before anything of it is shown. */
const mostParts = 2000

/** The text of a saved page, in the encoding that its mark or its head names; UTF-8 without one. */
export function htmlOf(bytes: Uint8Array): SavedPage {
  return { html: new TextDecoder(encodingOf(bytes)).decode(bytes), styles: [] }
}

/**
 * The page of a web archive (RFC 2557) with the style sheets in it. Null when it has too many parts to be a page, or shows
 * none. Nothing that it names is fetched.
 */
export async function archivedPage(bytes: Uint8Array): Promise<SavedPage | null> {
  if (partsOf(bytes) > mostParts) return null
  const mail = await PostalMime.parse(bytes).catch(() => null)
  if (!mail?.html) return null
  const sheets = mail.attachments.filter(({ mimeType }) => mimeType === 'text/css')
  return { html: mail.html, styles: sheets.map(({ content }) => textOf(content)) }
}

function textOf(content: ArrayBuffer | Uint8Array | string): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

function partsOf(bytes: Uint8Array): number {
  const boundary = /boundary="?([^"\r\n;]+)/i.exec(textOfBytes(bytes.subarray(0, 8192)))?.[1]
  return boundary ? countOfText(bytes, `--${boundary}`, mostParts + 1) : 0
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const head = textOfBytes(bytes.subarray(0, 4096))
  const named = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(head)?.[1]
  try {
    return named ? new TextDecoder(named).encoding : 'utf-8'
  } catch {
    return 'utf-8'
  }
}
