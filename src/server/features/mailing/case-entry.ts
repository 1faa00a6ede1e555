/** One file of the archive: stored under a key, or made here. */
export type CaseEntry =
  | { path: string; fileKey: string; bytes: number; at: Date }
  | { path: string; content: Uint8Array; at: Date }
