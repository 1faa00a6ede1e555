/** What a paper may be that goes with a form or a letter. */
export type PaperKind = 'pdf' | 'jpeg' | 'png' | 'doc' | 'docx'

/** ISO 32000-1, annex H, note 13: the header may stand anywhere in the first 1,024 bytes. */
const headerWithin = 1024
/**
 * What programs write before the header of a PDF: blank space, a byte order mark, the job lines of a printer (PJL). A file that begins
 * with anything else and has the header further on is something else as well.
 */
const beforeHeader = /^(?:\u00ef\u00bb\u00bf|@PJL[^\n]{0,200}\n|[\s\0])*$/
/** Hewlett-Packard's universal exit, with which a printer's job begins. */
const jobStart = `${String.fromCharCode(0x1b)}%-12345X`
/** Compound File Binary, in which Word kept documents until 2007; its directory names are UTF-16. */
const compoundFile = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const wordStream = Buffer.from('WordDocument', 'utf16le')
/** A ZIP whose parts are those of a Word document (ECMA-376). */
const zipFile = Buffer.from([0x50, 0x4b, 0x03, 0x04])
const wordPart = Buffer.from('word/document.xml')

const contentTypes: Readonly<Record<PaperKind, string>> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

export const contentTypeOf = (kind: PaperKind): string => contentTypes[kind]

/** The kind that the bytes themselves show; a name or a declared type is never believed. null: none of these. */
export function paperKindOf(bytes: Uint8Array): PaperKind | null {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const starts = (mark: Uint8Array) => content.subarray(0, mark.length).equals(mark)
  if (starts(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (starts(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png'
  if (starts(compoundFile)) return content.includes(wordStream) ? 'doc' : null
  if (starts(zipFile)) return content.includes(wordPart) ? 'docx' : null
  const start = content.subarray(0, headerWithin).toString('latin1')
  const header = start.indexOf('%PDF-')
  return header >= 0 && beforeHeader.test(start.slice(0, header).replaceAll(jobStart, '')) ? 'pdf' : null
}
