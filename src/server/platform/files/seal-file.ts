import { createHash } from 'node:crypto'
import { type PartSealer, plainPartBytes } from '../crypto/sealed-parts.ts'

/** What is known of a file once all of it was sealed. */
export interface FileMeasure {
  bytes: number
  sha256: string
}

/**
 * The sealed bytes of a file, head first and then part by part, as its plain bytes come. Hash and length are taken on the way.
 * @param measured is told once all of it was sealed
 */
export async function* sealFile(
  plain: Uint8Array | AsyncIterable<Uint8Array>,
  sealer: PartSealer,
  measured: (measure: FileMeasure) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  let bytes = 0
  yield sealer.head
  // The last part says that it is the last: one is held back until more comes, or nothing.
  let held: Uint8Array | null = null
  for await (const part of inParts(plain)) {
    if (held !== null) yield* sealer.seal(held, false)
    hash.update(part)
    bytes += part.length
    held = part
  }
  yield* sealer.seal(held ?? new Uint8Array(), true)
  measured({ bytes, sha256: hash.digest('hex') })
}

/** Parts of the length that is sealed, the last one shorter; none of nothing. */
async function* inParts(plain: Uint8Array | AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (plain instanceof Uint8Array) {
    for (let from = 0; from < plain.length; from += plainPartBytes)
      yield plain.subarray(from, from + plainPartBytes)
    return
  }
  let waiting: Uint8Array[] = []
  let length = 0
  for await (const piece of plain) {
    for (let from = 0; from < piece.length; ) {
      const taken = piece.subarray(from, from + plainPartBytes - length)
      waiting.push(taken)
      length += taken.length
      from += taken.length
      if (length < plainPartBytes) continue
      yield Buffer.concat(waiting, length)
      waiting = []
      length = 0
    }
  }
  if (length > 0) yield Buffer.concat(waiting, length)
}
