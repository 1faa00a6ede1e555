import { answerMessage } from '../../../shared/api/inbox.ts'
import { staffInboxTexts as texts } from '../../../shared/messages/staff/inbox.ts'
import { problemsIn } from '../../lib/problems-in.ts'
import { useToast } from '../../lib/toast-context.ts'
import type { Caller } from '../../lib/use-act.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { StaffMessageFields } from '../../parts/messages/staff-message-fields.tsx'
import { Notice } from '../../ui/notice.tsx'

interface AnswerFormProps {
  /** Of its input: one for each conversation. */
  id: string
  /** @param attemptKey stays with the text */
  send: (message: string, means: { call: Caller; attemptKey: string }) => Promise<unknown>
  /** What is said below the field of where the answer goes. */
  hint?: string
  onSent: () => Promise<unknown>
  /** Takes the conversation off the list; absent when nothing waits. */
  onClose?: (() => void) | undefined
  closing: boolean
}

/** One text and one button, sent with Ctrl+Enter too; words that the law forbids are pointed out while it is written. */
export function AnswerForm({ id, send, hint, onSent, onClose, closing }: AnswerFormProps) {
  const toast = useToast()
  const form = useSendForm({
    initial: { message: '' },
    check: (values) => problemsIn({ message: answerMessage.body.shape.message }, values),
    failed: texts.sendFailed,
    send: ({ message }, means) => send(message.trim(), means),
    onSent: async () => {
      toast({ ...texts.sent, kind: 'success' })
      await onSent()
    },
  })
  return (
    <form noValidate className="grid gap-3" onSubmit={form.submit}>
      {form.failure && (
        <Notice tone="alarm" role="alert" title={texts.sendFailed}>
          {form.failure !== texts.sendFailed && <p>{form.failure}</p>}
        </Notice>
      )}
      <StaffMessageFields
        id={id}
        form={form}
        texts={hint === undefined ? texts : { ...texts, answerHint: hint }}
        warningsTitle={texts.warnings}
        rows={5}
        close={onClose && { label: texts.close, busy: closing, onClose }}
      />
    </form>
  )
}
