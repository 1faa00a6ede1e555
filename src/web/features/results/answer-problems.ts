import type { BureauKey } from '../../../shared/api/vocabulary.ts'
import { reportLimit } from '../../../shared/rules/file-limits.ts'

export interface AnswerValues {
  bureau: BureauKey | ''
  /** 'YYYY-MM-DD'. */
  receivedOn: string
}

export type AnswerProblems = Partial<Record<'bureau' | 'receivedOn' | 'file', AnswerProblem>>
export type AnswerProblem =
  | 'bureau'
  | 'receivedOn'
  | 'future'
  | 'file'
  | 'notPdf'
  | 'photo'
  | 'empty'
  | 'tooLarge'

/** What keeps an answer from being uploaded. `today` is 'YYYY-MM-DD'; `fileProblem` comes from `checkAnswerFile`. */
export function answerProblems(given: {
  values: AnswerValues
  hasFile: boolean
  fileProblem: AnswerProblem | null
  today: string
}): AnswerProblems {
  const { values, today } = given
  const problems: AnswerProblems = {}
  if (values.bureau === '') problems.bureau = 'bureau'
  if (!/^\d{4}-\d{2}-\d{2}$/.test(values.receivedOn)) problems.receivedOn = 'receivedOn'
  else if (values.receivedOn > today) problems.receivedOn = 'future'
  if (!given.hasFile) problems.file = 'file'
  else if (given.fileProblem) problems.file = given.fileProblem
  return problems
}

/** PDF by content, up to 25 MB, as the server checks it; a photo is told how to become one. */
export async function checkAnswerFile(file: File): Promise<'empty' | 'tooLarge' | 'notPdf' | 'photo' | null> {
  if (file.size === 0) return 'empty'
  if (file.size > reportLimit.bytes) return 'tooLarge'
  const head = new Uint8Array(await file.slice(0, 1024).arrayBuffer())
  const text = String.fromCharCode(...head)
  if (text.includes('%PDF-')) return null
  return /^(\xff\xd8\xff|\x89PNG|.{4}ftyp(heic|mif1))/s.test(text) ? 'photo' : 'notPdf'
}
