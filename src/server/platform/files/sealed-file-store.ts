import { createHash, randomBytes } from 'node:crypto'
import type { Sealer } from '../crypto/sealer.ts'
import { FileMissing, type FileStore } from './file-store.ts'
import { keyShape, type SealedFiles } from './sealed-files.ts'

/** The product's files: sealed before they leave this process, each for its own name. */
export function createSealedFileStore(files: SealedFiles, sealer: Sealer): FileStore {
  return {
    async put(bytes) {
      const key = randomBytes(16).toString('hex')
      await files.write(key, sealer.seal(bytes, contextOf(key)))
      return { key, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
    },
    async get(key) {
      const sealed = keyShape.test(key) ? await files.read(key) : null
      if (sealed === null) throw new FileMissing()
      return sealer.open(sealed, contextOf(key))
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
