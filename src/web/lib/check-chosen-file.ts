import { paperFilesLimit, paperLimit, reportLimit } from '../../shared/rules/file-limits.ts'
import { isReportFile } from './report-file-kind.ts'

export type FileProblem = 'empty' | 'tooLarge' | 'wrongKind'

/** What one file of a field may be. */
export const limitOf = ({ accepts }: Pick<Wanted, 'accepts'>) =>
  accepts === 'report' ? reportLimit : paperLimit

export interface Wanted {
  accepts: 'report' | 'document'
}

/** What is wrong with the first of the files of one report or paper that has something wrong, alone or together. */
export async function firstProblemOf(
  files: readonly File[],
  wanted: Wanted,
): Promise<{ problem: FileProblem; name: string } | null> {
  for (const file of files) {
    const problem = await checkChosenFile(file, wanted)
    if (problem) return { problem, name: file.name }
  }
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  const together = wanted.accepts === 'report' ? reportLimit : paperFilesLimit
  const last = files.at(-1)
  return last && bytes > together.bytes ? { problem: 'tooLarge', name: last.name } : null
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
