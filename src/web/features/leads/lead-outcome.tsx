import type { LeadFormTexts } from '../../../shared/messages/en/lead-form.ts'
import { Notice } from '../../ui/notice.tsx'
import type { SendingState } from './use-interest.ts'

interface LeadOutcomeProps {
  texts: LeadFormTexts
  state: SendingState
  /** The dialog was closed without an answer. */
  left: boolean
}

/** What a toast says for five seconds stands here until the next attempt. */
export function LeadOutcome({ texts, state, left }: LeadOutcomeProps) {
  if (left)
    return (
      <Notice tone="wait" role="status">
        <p>{texts.notSent}</p>
      </Notice>
    )
  if (state.kind === 'failed')
    return (
      <Notice tone="alarm" role="alert" title={texts.failed}>
        <p>{state.sentence}</p>
        <p>{texts.keptHint}</p>
      </Notice>
    )
  if (state.kind === 'done')
    return (
      <Notice tone="good" role="status" title={texts.done.title}>
        <p>{texts.done.description}</p>
      </Notice>
    )
  return null
}
