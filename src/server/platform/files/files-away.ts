/** The object storage cannot be reached, or refuses: what was asked may succeed later. */
export class FilesAway extends Error {
  override name = 'FilesAway'
  /** Of the cause only its kind is kept: what the library says holds addresses and signatures of the call. */
  constructor(cause: unknown) {
    super(
      `The storage of the files does not answer as it should (${cause instanceof Error ? cause.name : 'unknown'}).`,
    )
  }
}
