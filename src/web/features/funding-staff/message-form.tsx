import { useMemo } from 'react'
import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { forbiddenWordsIn } from '../../../shared/rules/forbidden-words.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { WordWarnings } from '../../ui/word-warnings.tsx'
import { type MessageWish, useMessageForm } from './use-message-form.ts'

const { messages: texts, warnings: warningsTitle } = staffFundingTexts

interface MessageFormProps extends MessageWish {
  /** Takes the messages off the list without an answer; absent when none waits. */
  onClose?: (() => void) | undefined
  closing: boolean
}

/** One text and one button; that the applicant has written meanwhile is told before it is sent. */
export function MessageForm({ onClose, closing, ...wish }: MessageFormProps) {
  const message = useMessageForm(wish)
  const warnings = useMemo(() => forbiddenWordsIn(message.text), [message.text])
  return (
    <form
      noValidate
      aria-label={texts.send}
      className="grid max-w-prose gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void message.send()
      }}
    >
      <TextArea
        id="funding-message"
        label={texts.answer}
        hint={texts.answerHint}
        error={message.problem}
        rows={4}
        value={message.text}
        onChange={(event) => message.write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          void message.send()
        }}
      />
      <WordWarnings title={warningsTitle} warnings={warnings} />
      {message.cameMeanwhile && (
        <Notice tone="wait" role="status">
          <p>{texts.cameMeanwhile}</p>
        </Notice>
      )}
      <FailureNotice sentence={message.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" className="min-h-11" busy={message.busy}>
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
