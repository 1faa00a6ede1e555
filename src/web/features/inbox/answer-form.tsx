import { useMemo } from 'react'
import { answerMessage } from '../../../shared/api/inbox.ts'
import { staffInboxTexts as texts } from '../../../shared/messages/staff/inbox.ts'
import { forbiddenWordsIn } from '../../../shared/rules/forbidden-words.ts'
import { problemsIn } from '../../lib/problems-in.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { WordWarnings } from '../../ui/word-warnings.tsx'

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
  const toast = useToast()
  const form = useSendForm({
    initial: { message: '' },
    check: (values) => problemsIn({ message: answerMessage.body.shape.message }, values),
    failed: texts.sendFailed,
    send: ({ message }, { call, attemptKey }) => {
      const body = { message: message.trim(), seenUpTo, attemptKey }
      return call(answerMessage, { params: { id: String(clientId) }, body })
    },
    onSent: async () => {
      toast({ ...texts.sent, kind: 'success' })
      await onSent()
    },
  })
  const { message } = form.values
  const warnings = useMemo(() => forbiddenWordsIn(message), [message])
  return (
    <form noValidate className="grid gap-3" onSubmit={form.submit}>
      {form.failure && (
        <Notice tone="alarm" role="alert" title={texts.sendFailed}>
          {form.failure !== texts.sendFailed && <p>{form.failure}</p>}
        </Notice>
      )}
      <TextArea
        id={`answer-${clientId}`}
        label={texts.answer}
        hint={texts.answerHint}
        {...form.field('message')}
        rows={5}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void form.submit(event)
        }}
      />
      <WordWarnings title={texts.warnings} warnings={warnings} />
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
