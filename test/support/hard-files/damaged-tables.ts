/** Whole files whose cross-reference table or page tree is not what it should be. */
import { textOfBytes } from '../../../src/engine/read/byte-text.ts'
import { bytesOfText } from '../bytes-of-text.ts'
import { putTogether, takeApart } from './pdf-objects.ts'

/** Every offset is off by some bytes, as after a text editor changed the line ends. */
export function withWrongOffsets(bytes: Uint8Array, by = 7): Uint8Array {
  const file = textOfBytes(bytes)
  return bytesOfText(
    file.replace(/^(\d{10})( \d{5} n)/gm, (_, offset: string, rest: string) => {
      return String(Number(offset) + by).padStart(10, '0') + rest
    }),
  )
}

/** `startxref` points past the end of the file. */
export function withWrongStart(bytes: Uint8Array): Uint8Array {
  return bytesOfText(textOfBytes(bytes).replace(/startxref\s+\d+/, 'startxref\n99999999'))
}

/** The table is overwritten with zeros. */
export function withoutTable(bytes: Uint8Array): Uint8Array {
  return bytesOfText(textOfBytes(bytes).replace(/^\d{10} \d{5} [nf]/gm, '0000000000 00000 x'))
}

/** A mail program wrote its own lines before the file. */
export function withLinesBefore(bytes: Uint8Array): Uint8Array {
  return bytesOfText(`Content-Type: application/pdf\r\n\r\n${textOfBytes(bytes)}`)
}

/** The table says that an older table stands where it itself stands. */
export function withTableLoop(bytes: Uint8Array): Uint8Array {
  const file = textOfBytes(bytes)
  const start = /startxref\s+(\d+)/.exec(file)?.[1] ?? '0'
  return bytesOfText(file.replace(/\/Size (\d+)(?=[\s\S]*startxref)/, `/Size $1/Prev ${start}`))
}

/** The page tree holds itself. */
export function withPageLoop(bytes: Uint8Array): Uint8Array {
  const objects = takeApart(bytes)
  const tree = Number(/\/Pages (\d+) 0 R/.exec(objects.bodies.get(objects.root) ?? '')?.[1])
  objects.bodies.set(tree, `<</Type/Pages/Count 4/Kids[${tree} 0 R ${tree} 0 R ${tree} 0 R ${tree} 0 R]>>`)
  return putTogether(objects)
}

/** The content of every page is missing. */
export function withoutContents(bytes: Uint8Array): Uint8Array {
  const { bodies, root } = takeApart(bytes)
  const kept = [...bodies].map(
    ([number, body]) => [number, body.replace(/\/Contents \d+ 0 R/, '/Contents 99999 0 R')] as const,
  )
  return putTogether({ bodies: new Map(kept), root })
}
