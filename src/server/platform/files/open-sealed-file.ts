import { type PartOpener, plainPartBytes } from '../crypto/sealed-parts.ts'
import { headBytes, type Sealer } from '../crypto/sealer.ts'
import type { OpenedFile } from './file-store.ts'
import type { SealedFiles } from './sealed-files.ts'

/** Plain bytes of sealed ones that are there whole, whichever way they were sealed. Throws SealBroken. */
export function openWhole(sealer: Sealer, sealed: Uint8Array, context: string): Uint8Array {
  const opener = sealer.openParts(sealed.subarray(0, headBytes), sealed.length, context)
  if (opener === null) return sealer.open(sealed, context)
  const plain = new Uint8Array(opener.plainLength)
  for (let part = 0; part < opener.parts; part += 1) {
    const { from, to } = opener.placeOf(part)
    plain.set(opener.open(part, sealed.subarray(from, to)), part * plainPartBytes)
  }
  return plain
}

/**
 * A file to be read from any place; null when it is not there. Its last part is opened at once: it alone proves the length of the whole.
 * What was sealed at once, before files were sealed in parts, can only be opened whole.
 */
export async function openSealedFile(
  files: SealedFiles,
  sealer: Sealer,
  key: string,
  context: string,
): Promise<OpenedFile | null> {
  const length = await files.lengthOf(key)
  if (length === null) return null
  const head = await files.readPart(key, 0, Math.min(headBytes, length))
  const opener = head === null ? null : sealer.openParts(head, length, context)
  if (opener === null) {
    const sealed = await files.read(key)
    return sealed === null ? null : heldFile(sealer.open(sealed, context))
  }
  const openPart = async (part: number) => {
    const { from, to } = opener.placeOf(part)
    return opener.open(part, (await files.readPart(key, from, to)) ?? new Uint8Array())
  }
  await openPart(opener.parts - 1)
  return {
    bytes: opener.plainLength,
    read: (from = 0, to = opener.plainLength) => readRange(opener, openPart, from, to),
  }
}

const heldFile = (plain: Uint8Array): OpenedFile => ({
  bytes: plain.length,
  async *read(from = 0, to = plain.length) {
    yield plain.subarray(from, to)
  },
})

async function* readRange(
  opener: PartOpener,
  openPart: (part: number) => Promise<Uint8Array>,
  from: number,
  to: number,
): AsyncGenerator<Uint8Array> {
  const end = Math.min(to, opener.plainLength)
  for (let part = Math.floor(from / plainPartBytes); part * plainPartBytes < end; part += 1) {
    const start = part * plainPartBytes
    const plain = await openPart(part)
    yield plain.subarray(Math.max(0, from - start), end - start)
  }
}
