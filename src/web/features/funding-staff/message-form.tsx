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
  const form = useMessageForm(wish)
  const { message } = form.values
  const warnings = useMemo(() => forbiddenWordsIn(message), [message])
  return (
    <form noValidate aria-label={texts.send} className="grid max-w-prose gap-3" onSubmit={form.submit}>
      <TextArea
        id="funding-message"
        label={texts.answer}
        hint={texts.answerHint}
        {...form.field('message')}
        rows={4}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void form.submit(event)
        }}
      />
      <WordWarnings title={warningsTitle} warnings={warnings} />
      {form.cameMeanwhile && (
        <Notice tone="wait" role="status">
          <p>{texts.cameMeanwhile}</p>
        </Notice>
      )}
      <FailureNotice sentence={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" className="min-h-11" busy={form.busy}>
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
