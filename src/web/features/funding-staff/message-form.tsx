import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { StaffMessageFields } from '../../parts/messages/staff-message-fields.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { Notice } from '../../ui/notice.tsx'
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
  return (
    <form noValidate aria-label={texts.send} className="grid max-w-prose gap-3" onSubmit={form.submit}>
      <StaffMessageFields
        id="funding-message"
        form={form}
        texts={texts}
        warningsTitle={warningsTitle}
        rows={4}
        close={onClose && { label: texts.close, busy: closing, onClose }}
      >
        {form.cameMeanwhile && (
          <Notice tone="wait" role="status">
            <p>{texts.cameMeanwhile}</p>
          </Notice>
        )}
        <FailureNotice sentence={form.failure} />
      </StaffMessageFields>
    </form>
  )
}
