import type { BureauKey } from '../../../shared/api/vocabulary.ts'
import { isHeic } from '../../../shared/rules/heic.ts'
import { firstProblemOf } from '../../lib/check-chosen-file.ts'

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
  | 'wrongKind'
  | 'heic'
  | 'empty'
  | 'tooLarge'

/** What keeps an answer from being uploaded. `today` is 'YYYY-MM-DD'; `fileProblem` comes from `checkAnswerFiles`. */
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

/** PDF, photos or a saved page by content, together up to 25 MB, as the server checks them. */
export async function checkAnswerFiles(files: readonly File[]): Promise<AnswerProblem | null> {
  for (const file of files) if (isHeic(new Uint8Array(await file.slice(0, 12).arrayBuffer()))) return 'heic'
  return (await firstProblemOf(files, { accepts: 'report' }))?.problem ?? null
}
