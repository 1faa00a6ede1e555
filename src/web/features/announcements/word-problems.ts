import { notifyClient } from '../../../shared/api/announcements.ts'
import type { WordProblems, Words } from './words-fields.tsx'

/** What the call itself would refuse, by field, before it is made. */
export function wordProblems({ title, message }: Words): WordProblems {
  const shape = notifyClient.body.shape
  const problems: { title?: string; message?: string } = {}
  const wrongTitle = shape.title.safeParse(title).error?.issues[0]?.message
  const wrongMessage = shape.message.safeParse(message).error?.issues[0]?.message
  if (wrongTitle) problems.title = wrongTitle
  if (wrongMessage) problems.message = wrongMessage
  return problems
}
