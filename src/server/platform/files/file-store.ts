export interface StoredFile {
  /** Generated name that reveals nothing. */
  key: string
  /** Length and SHA-256 (hex) of the plain bytes. */
  bytes: number
  sha256: string
}

/** Whole files, encrypted at rest. Every implementation passes `file-store.contract.ts`. */
export interface FileStore {
  /** Durable when it resolves: after a crash the file is there whole, or was never acknowledged. */
  put(bytes: Uint8Array): Promise<StoredFile>
  /** Throws FileMissing when there is none under this key, SealBroken when it was altered. */
  get(key: string): Promise<Uint8Array>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
  /** Keys of the files that were stored before this instant, in no order. */
  listOlderThan(before: Date): Promise<string[]>
}

export class FileMissing extends Error {
  override name = 'FileMissing'
  constructor() {
    super('The file store has no file under this key.')
  }
}
