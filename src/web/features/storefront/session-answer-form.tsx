import { useMemo } from 'react'
import { answerSessionRequest, type SessionRequest } from '../../../shared/api/storefront.ts'
import { staffSessionsTexts as texts } from '../../../shared/messages/staff/sessions.ts'
import { forbiddenWordsIn } from '../../../shared/rules/forbidden-words.ts'
import { problemsIn } from '../../lib/problems-in.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { WordWarnings } from '../../ui/word-warnings.tsx'

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
  const { message } = form.values
  const warnings = useMemo(() => forbiddenWordsIn(message), [message])
  return (
    <form noValidate className="mt-4 grid max-w-prose gap-3" onSubmit={form.submit}>
      <FailureNotice sentence={form.failure} />
      <TextArea
        id={`session-answer-${request.id}`}
        label={texts.answer}
        hint={texts.answerHint}
        {...form.field('message')}
        rows={4}
      />
      <WordWarnings title={texts.warnings} warnings={warnings} />
      <div>
        <Button type="submit" size="sm" className="min-h-11" busy={form.busy}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}
