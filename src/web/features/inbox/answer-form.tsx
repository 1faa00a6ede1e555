import { useMemo } from 'react'
import { staffInboxTexts as texts } from '../../../shared/messages/staff/inbox.ts'
import { forbiddenWordsIn } from '../../../shared/rules/forbidden-words.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { WordWarnings } from '../../ui/word-warnings.tsx'
import { useAnswerForm } from './use-answer-form.ts'

interface AnswerFormProps {
  clientId: number
  /** Number of the newest message on the screen. */
  seenUpTo: number
  onSent: () => Promise<unknown>
  /** Takes the conversation off the list; absent when nothing waits. */
  onClose?: (() => void) | undefined
  closing: boolean
}

/** One text and one button, sent with Ctrl+Enter too; words that the law forbids are pointed out while it is written. */
export function AnswerForm({ clientId, seenUpTo, onSent, onClose, closing }: AnswerFormProps) {
  const answer = useAnswerForm(clientId, seenUpTo, onSent)
  const warnings = useMemo(() => forbiddenWordsIn(answer.text), [answer.text])
  const send = () => {
    if (!answer.busy) void answer.send()
  }
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {answer.failure && (
        <Notice tone="alarm" role="alert" title={texts.sendFailed}>
          {answer.failure !== texts.sendFailed && <p>{answer.failure}</p>}
        </Notice>
      )}
      <TextArea
        id={`answer-${clientId}`}
        label={texts.answer}
        hint={texts.answerHint}
        error={answer.problem}
        rows={5}
        value={answer.text}
        onChange={(event) => answer.write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          send()
        }}
      />
      <WordWarnings title={texts.warnings} warnings={warnings} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" className="min-h-11" busy={answer.busy}>
          {texts.send}
        </Button>
        {onClose && (
          <Button kind="secondary" size="sm" className="min-h-11" busy={closing} onClick={onClose}>
            {texts.close}
          </Button>
        )}
      </div>
    </form>
  )
}
