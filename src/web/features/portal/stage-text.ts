import type { ProcessingStatus } from '../../../shared/api/portal.ts'
import type { Messages } from '../../../shared/messages/messages.ts'

interface Run {
  status: ProcessingStatus['status']
  stage: string | null
  message: string | null
}

/** What a run does now: its stage in words, else the server's own; when nothing runs, how it ended. */
export function stageText({ status, stage, message }: Run, texts: Messages['portal']['processing']): string {
  if (status !== 'processing') return texts.states[status]
  const named = (texts.stages as Record<string, string | undefined>)[stage ?? '']
  return named ?? message ?? texts.states.processing
}
