import { answerSessionRequest, type SessionRequest } from '../../../shared/api/storefront.ts'
import { staffSessionsTexts as texts } from '../../../shared/messages/staff/sessions.ts'
import { problemsIn } from '../../lib/problems-in.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { StaffMessageFields } from '../../parts/messages/staff-message-fields.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'

/** The answer to a wish for a time; it stays until it is sent. */
export function SessionAnswerForm({
  request,
  onAnswered,
}: {
  request: SessionRequest
  onAnswered: () => Promise<unknown>
}) {
  const toast = useToast()
  const form = useSendForm({
    initial: { message: '' },
    check: (values) => problemsIn({ message: answerSessionRequest.body.shape.message }, values),
    failed: texts.sendFailed,
    send: ({ message }, { call }) =>
      call(answerSessionRequest, { params: { id: String(request.id) }, body: { message: message.trim() } }),
    onSent: async () => {
      toast({ ...texts.sent, kind: 'success' })
      await onAnswered()
    },
  })
  return (
    <form noValidate className="mt-4 grid max-w-prose gap-3" onSubmit={form.submit}>
      <FailureNotice sentence={form.failure} />
      <StaffMessageFields
        id={`session-answer-${request.id}`}
        form={form}
        texts={texts}
        warningsTitle={texts.warnings}
        rows={4}
      />
    </form>
  )
}
