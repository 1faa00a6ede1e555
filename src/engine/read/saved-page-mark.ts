/**
 * The line behind the head of a PDF that was set here from a page that was saved in a browser: a comment (ISO 32000-1, 7.2.4),
 * and the only thing that tells a stored PDF's origin. Joined with other files, it is gone. Forged, it spares its forger one note.
 */
export const savedPageMark = '%set from a saved web page\n'

/** Behind the version of the file and the line that says that it is binary. */
const headLength = 15

export const isSetFromSavedPage = (bytes: Uint8Array): boolean =>
  String.fromCharCode(...bytes.subarray(headLength, headLength + savedPageMark.length)) === savedPageMark
