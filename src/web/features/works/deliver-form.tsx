import { deliverWork, type StaffWork, workNote } from '../../../shared/api/works.ts'
import { staffWorkTexts as texts } from '../../../shared/messages/staff/work.ts'
import { problemsIn } from '../../lib/problems-in.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { StaffMessageFields } from '../../parts/messages/staff-message-fields.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'

const fields = { answer: texts.note, answerHint: texts.noteHint, send: texts.deliverButton }

interface DeliverFormProps {
  work: StaffWork
  /** A colleague has it: what was typed before stays in sight, and the server says whose it is. */
  isOfColleague: boolean
  reload: () => Promise<unknown>
}

/** The mark 'delivered' with what the buyer reads. What was written before a mark was taken back stands here again. */
export function DeliverForm({ work, isOfColleague, reload }: DeliverFormProps) {
  const toast = useToast()
  const form = useSendForm({
    initial: { message: work.note ?? '' },
    check: (values) => problemsIn({ message: workNote }, values),
    failed: texts.deliverFailed,
    send: ({ message }, { call }) =>
      call(deliverWork, { params: { id: String(work.id) }, body: { note: message.trim() } }),
    onSent: async () => {
      toast({ ...texts.deliverDone, kind: 'success' })
      await reload()
    },
  })
  const isTyped = form.values.message !== (work.note ?? '')
  if (isOfColleague && !isTyped) return null
  return (
    <details className="mt-4 border-t border-line pt-3">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{texts.deliver}</summary>
      <form noValidate className="mt-2 grid max-w-prose gap-3" onSubmit={form.submit}>
        <FailureNotice sentence={form.failure} />
        <StaffMessageFields
          id={`work-note-${work.id}`}
          form={form}
          texts={fields}
          warningsTitle={texts.warnings}
          rows={4}
        />
      </form>
    </details>
  )
}
