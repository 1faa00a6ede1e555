import { randomBytes } from 'node:crypto'
import type { Sealer } from '../crypto/sealer.ts'
import { FileMissing, type FileStore } from './file-store.ts'
import { openSealedFile, openWhole } from './open-sealed-file.ts'
import { type FileMeasure, sealFile } from './seal-file.ts'
import { keyShape, type SealedFiles } from './sealed-files.ts'

/** The product's files: sealed before they leave this process, each for its own name, part by part (decision 120). */
export function createSealedFileStore(files: SealedFiles, sealer: Sealer): FileStore {
  return {
    async put(bytes) {
      const key = randomBytes(16).toString('hex')
      let measure: FileMeasure | undefined
      const source = noting(bytes)
      const sealed = sealFile(source.bytes, sealer.sealParts(contextOf(key)), (told) => {
        measure = told
      })
      await files.write(key, sealed).catch((error: unknown) => {
        throw source.broke() ?? error
      })
      if (measure === undefined) throw new Error('a file was stored without its end')
      return { key, ...measure }
    },
    async get(key) {
      const sealed = keyShape.test(key) ? await files.read(key) : null
      if (sealed === null) throw new FileMissing()
      return openWhole(sealer, sealed, contextOf(key))
    },
    async open(key) {
      const opened = keyShape.test(key) ? await openSealedFile(files, sealer, key, contextOf(key)) : null
      if (opened === null) throw new FileMissing()
      return opened
    },
    async listOlderThan(before) {
      await files.sweep(before)
      const old: string[] = []
      for await (const { key, storedAt } of files.list()) if (storedAt < before) old.push(key)
      return old
    },
    async remove(key) {
      if (keyShape.test(key)) await files.remove(key)
    },
  }
}

const contextOf = (key: string) => `file:${key}`

/** The same bytes, and what they broke off with: that is what whoever sends them is told, not that the store could not write. */
function noting(bytes: Uint8Array | AsyncIterable<Uint8Array>) {
  let failure: unknown
  const broke = () => failure
  if (bytes instanceof Uint8Array) return { bytes, broke }
  async function* pieces(given: AsyncIterable<Uint8Array>) {
    try {
      yield* given
    } catch (error) {
      failure = error
      throw error
    }
  }
  return { bytes: pieces(bytes), broke }
}
