import { textOfBytes } from '../../../src/engine/read/byte-text.ts'
import { bytesOfText } from '../bytes-of-text.ts'

/** A PDF taken apart into its objects and put together again, so that a test can damage one of them and nothing else. */

export interface PdfObjects {
  /** Body of each object by its number, as Latin-1 text: one character a byte. */
  bodies: Map<number, string>
  root: number
}

/** Takes apart a file with a plain cross-reference table, as the printers of the tests and Chromium write it. */
export function takeApart(bytes: Uint8Array): PdfObjects {
  const file = textOfBytes(bytes)
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(file)?.[1])
  const offsets = [...file.slice(table).matchAll(/^(\d{10}) \d{5} n/gm)].map(([, offset]) => Number(offset))
  const ends = [...offsets, table].sort((a, b) => a - b)
  const bodies = new Map<number, string>()
  for (const offset of offsets) {
    const end = ends.find((each) => each > offset) ?? table
    const whole = /^(\d+) 0 obj\s*([\s\S]*?)\s*endobj\s*$/.exec(file.slice(offset, end))
    if (whole?.[1] === undefined || whole[2] === undefined) throw new Error(`no object at byte ${offset}`)
    bodies.set(Number(whole[1]), whole[2])
  }
  return { bodies, root: Number(/\/Root (\d+) 0 R/.exec(file.slice(table))?.[1]) }
}

/** The file of these objects, with a right cross-reference table. */
export function putTogether({ bodies, root }: PdfObjects): Uint8Array {
  const size = 1 + Math.max(...bodies.keys())
  const offsets = new Map<number, number>()
  const parts: string[] = ['%PDF-1.4\n']
  let length = 9
  for (const [number, body] of bodies) {
    const part = `${number} 0 obj\n${body}\nendobj\n`
    offsets.set(number, length)
    parts.push(part)
    length += part.length
  }
  const rows = Array.from({ length: size }, (_, number) => {
    const offset = offsets.get(number)
    return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  parts.push(`xref\n0 ${size}\n${rows.join('')}trailer\n<</Size ${size}/Root ${root} 0 R>>\n`)
  parts.push(`startxref\n${length}\n%%EOF\n`)
  return bytesOfText(parts.join(''))
}

/** The same file with every body changed. */
export function withBodies(bytes: Uint8Array, change: (body: string) => string): Uint8Array {
  const { bodies, root } = takeApart(bytes)
  return putTogether({
    bodies: new Map([...bodies].map(([number, body]) => [number, change(body)])),
    root,
  })
}
