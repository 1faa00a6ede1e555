/** Looks for known malware in what people send, where whoever runs the product has a scanner (decision 154). */
export interface FileScanner {
  /**
   * The scanner's own name of what it found; null where it found nothing. Rejects when the scanner does not answer, or cannot look
   * at all of it: such a file is not known to be clean.
   */
  scan(bytes: Uint8Array): Promise<string | null>
}

/** Nothing is looked for. */
export const noScanner: FileScanner = { scan: async () => null }
