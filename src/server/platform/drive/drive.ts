/** Where a client's files are kept for people to open: a page of the product, or a folder of a cloud drive (decision 28). */
export interface Drive {
  /** 'own-page' shows what the product keeps itself: nothing needs to be copied there. */
  kind: 'own-page' | 'google'
  /** The client's folder, made when there is none. Any number of times it is the same one. */
  ensureFolder(client: { clientId: number; name: string }): Promise<{ id: string; url: string }>
  /**
   * Puts a file into a folder; the same `key` again takes the place of the one before. Answers the file's id.
   * Errors: DriveError.
   */
  putFile(file: {
    folderId: string
    name: string
    contentType: string
    bytes: Uint8Array
    /** Names the file in its folder once and for all, at most 80 characters: 'document-12'. */
    key: string
  }): Promise<string>
  /** Removing what is not there is no error; nor is it for a folder. */
  removeFile(id: string): Promise<void>
  /** With everything in it. */
  deleteFolder(id: string): Promise<void>
}

/** The drive did not do it. `status` is what it answered (401, 403, 404, 429, 5xx), null when nothing came. */
export class DriveError extends Error {
  override name = 'DriveError'
  readonly status: number | null

  constructor(message: string, status: number | null, options?: { cause?: unknown }) {
    super(message, options)
    this.status = status
  }
}
