/**
 * Sealed files by their names, wherever they lie: in a folder, or in a bucket. What is in them nobody here can read. Beside them lies the
 * id of the store (decision 043), so that it goes where they go.
 */
export interface SealedFiles {
  kind: 'folder' | 'bucket'
  /** For sentences to whoever runs the server. */
  place: string
  /** Durable and whole when it resolves; what was cut off before is never seen. */
  write(key: string, sealed: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>
  /** Null when there is none. */
  read(key: string): Promise<Uint8Array | null>
  /** The sealed bytes from `from` up to, but without, `to`; null when there is no such file. */
  readPart(key: string, from: number, to: number): Promise<Uint8Array | null>
  /** Of the sealed bytes; null when there is none. */
  lengthOf(key: string): Promise<number | null>
  /** With every version of it that is kept. Removing what is not there is no error. */
  remove(key: string): Promise<void>
  /** Every whole file, in no order. */
  list(): AsyncIterable<ListedFile>
  /** Removes what writes that were cut off before this instant have left. */
  sweep(before: Date): Promise<void>
  /** Null when no id lies here. */
  readId(): Promise<string | null>
  /** Lays this id here unless there is one. @returns the one that is here */
  claimId(id: string): Promise<string>
  writeId(id: string): Promise<void>
}

export interface ListedFile {
  key: string
  /** Length of the sealed bytes. */
  bytes: number
  storedAt: Date
}

/** Names that the product makes; everything else is no file of the store. */
export const keyShape = /^[0-9a-f]{32}$/

/** What lies among the files; no name of a file looks like it. */
export const idName = 'store-id'
