export interface StoredFile {
  /** Generated name that reveals nothing. */
  key: string
  /** Length and SHA-256 (hex) of the plain bytes. */
  bytes: number
  sha256: string
}

/** A file that is there, opened to be read from any place. */
export interface OpenedFile {
  /** Length of the plain bytes. */
  bytes: number
  /** The bytes from `from` up to, but without, `to`, piece by piece. Throws SealBroken at what was altered. */
  read(from?: number, to?: number): AsyncIterable<Uint8Array>
}

/** Whole files, encrypted at rest. Every implementation passes `file-store.contract.ts`. */
export interface FileStore {
  /**
   * Durable when it resolves: after a crash the file is there whole, or was never acknowledged. Bytes that come piece by piece are
   * sealed and stored as they come, and never held all at once; when they break off, it throws what they threw and nothing is left.
   */
  put(bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<StoredFile>
  /** Throws FileMissing when there is none under this key, SealBroken when it was altered. */
  get(key: string): Promise<Uint8Array>
  /** For long files and parts of them. Throws as `get` does; SealBroken also when the file was cut or lengthened. */
  open(key: string): Promise<OpenedFile>
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
