import { askSessionTimes } from '../../../shared/api/storefront.ts'
import { problemsIn } from '../../lib/problems-in.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSendForm } from '../../lib/use-send-form.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'

/** When the buyer of a session has time. What was typed stays until it is sent. */
export function TimesForm({ sessionId, onSent }: { sessionId: string; onSent: () => Promise<unknown> }) {
  const { session: texts } = useMessages().purchases
  const toast = useToast()
  const form = useSendForm({
    initial: { times: '' },
    check: (values) => problemsIn({ times: askSessionTimes.body.shape.times }, values),
    failed: texts.sendFailed,
    send: ({ times }, { call }) =>
      call(askSessionTimes, { params: { sessionId }, body: { times: times.trim() } }),
    onSent: async () => {
      toast({ title: texts.sent, kind: 'success' })
      await onSent()
    },
  })
  return (
    <form noValidate className="mt-2 grid max-w-prose gap-4" onSubmit={form.submit}>
      <p>{texts.form}</p>
      <FailureNotice sentence={form.failure} />
      <TextArea id="session-times" label={texts.label} hint={texts.hint} {...form.field('times')} rows={4} />
      <div>
        <Button type="submit" busy={form.busy}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}
