import { paperLimit, reportLimit } from '../../shared/rules/file-limits.ts'
import { isReportFile } from './report-file-kind.ts'

export type FileProblem = 'empty' | 'tooLarge' | 'wrongKind'

/** What one field takes, all of its files together. */
export const limitOf = ({ accepts }: Pick<Wanted, 'accepts'>) =>
  accepts === 'report' ? reportLimit : paperLimit

export interface Wanted {
  accepts: 'report' | 'document'
}

/** The server's own checks (decision 22), made at once so that nobody waits for a refusal. */
export async function checkChosenFile(file: File, wanted: Wanted): Promise<FileProblem | null> {
  if (file.size === 0) return 'empty'
  if (file.size > limitOf(wanted).bytes) return 'tooLarge'
  if (wanted.accepts === 'report') return (await isReportFile(file)) ? null : 'wrongKind'
  const head = new Uint8Array(await file.slice(0, 1024).arrayBuffer())
  const isPdf = String.fromCharCode(...head).includes('%PDF-')
  const isPicture = (head[0] === 0xff && head[1] === 0xd8) || (head[0] === 0x89 && head[1] === 0x50)
  return isPdf || isPicture ? null : 'wrongKind'
}
