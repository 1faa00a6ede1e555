import { paperLimit } from '../../../shared/rules/file-limits.ts'

export type EvidenceFileProblem = 'empty' | 'tooLarge' | 'wrongKind'

/** JPG, PNG or PDF by content, up to 10 MB: the server's own checks, made before the upload. */
export async function checkEvidenceFile(file: File): Promise<EvidenceFileProblem | null> {
  if (file.size === 0) return 'empty'
  if (file.size > paperLimit.bytes) return 'tooLarge'
  const head = new Uint8Array(await file.slice(0, 1024).arrayBuffer())
  const isJpeg = head[0] === 0xff && head[1] === 0xd8
  const isPng = head[0] === 0x89 && head[1] === 0x50
  return isJpeg || isPng || String.fromCharCode(...head).includes('%PDF-') ? null : 'wrongKind'
}
