import { useQueryClient } from '@tanstack/react-query'
import { answerMessage, closeConversation, listInbox, listMessages } from '../../../shared/api/inbox.ts'
import { staffInboxTexts as texts } from '../../../shared/messages/staff/inbox.ts'
import { everyPageOf, queryKeyOf } from '../../lib/call-address.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useAct } from '../../lib/use-act.ts'
import { useCall } from '../../lib/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AnswerForm } from './answer-form.tsx'
import { MessageList } from './message-list.tsx'

/** One client's conversation with the form to answer. Whoever places it reloads it when something has changed. */
export function Conversation({ clientId }: { clientId: number }) {
  const input = { params: { id: String(clientId) } }
  const conversation = useCall(listMessages, input)
  const queries = useQueryClient()
  const toast = useToast()
  const closing = useAct(texts.failed, { toastTitle: texts.closeFailed })
  const messages = conversation.data
  const reload = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: queryKeyOf(listMessages, input) }),
      queries.invalidateQueries(everyPageOf(listInbox)),
    ])
  const seenUpTo = messages?.at(-1)?.id ?? 0
  const close = () =>
    closing.act(async (call) => {
      await call(closeConversation, { ...input, body: { seenUpTo } })
      toast({ ...texts.closed, kind: 'success' })
      await reload()
    })
  if (conversation.isPending) return <Skeleton />
  if (!messages) return <LoadFailure of={conversation} otherwise={texts.failed} />
  return (
    <div className="grid gap-4">
      {messages.length === 0 ? (
        <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>
      ) : (
        <MessageList messages={messages} />
      )}
      <AnswerForm
        key={clientId}
        id={`answer-${clientId}`}
        send={(message, { call, attemptKey }) =>
          call(answerMessage, { ...input, body: { message, seenUpTo, attemptKey } })
        }
        onSent={reload}
        onClose={messages.some(({ waiting }) => waiting) ? () => void close() : undefined}
        closing={closing.busy}
      />
    </div>
  )
}
