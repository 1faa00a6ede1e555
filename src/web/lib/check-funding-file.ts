import { paperLimit } from '../../shared/rules/file-limits.ts'

export type FundingFileProblem = 'empty' | 'tooLarge' | 'wrongKind'

/** How files of the allowed types begin (decision 22). */
const beginnings: Record<string, readonly (readonly number[])[]> = {
  doc: [[0xd0, 0xcf, 0x11, 0xe0]],
  docx: [[0x50, 0x4b, 0x03, 0x04]],
  jpg: [[0xff, 0xd8, 0xff]],
  jpeg: [[0xff, 0xd8, 0xff]],
  png: [[0x89, 0x50, 0x4e, 0x47]],
}

/** The accept attribute of both file fields. */
export const fundingFileTypes = '.pdf,.doc,.docx,.jpg,.jpeg,.png'

/** The server's own checks, made at once so that nobody waits for a refusal: the type by name and by content, 10 MB. */
export async function checkFundingFile(file: File): Promise<FundingFileProblem | null> {
  if (file.size === 0) return 'empty'
  if (file.size > paperLimit.bytes) return 'tooLarge'
  const ending = file.name.toLowerCase().split('.').at(-1) ?? ''
  const head = new Uint8Array(await file.slice(0, 1024).arrayBuffer())
  const fits =
    ending === 'pdf'
      ? String.fromCharCode(...head).includes('%PDF-')
      : (beginnings[ending] ?? []).some((bytes) => bytes.every((byte, at) => head[at] === byte))
  return fits ? null : 'wrongKind'
}
