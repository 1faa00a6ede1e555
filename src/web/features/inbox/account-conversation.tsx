import { listMyMessages, type VisitorMessage, writeToSupport } from '../../../shared/api/visitor-messages.ts'
import { formatInstant } from '../../lib/format.ts'
import { problemsIn } from '../../lib/problems-in.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useCall } from '../../lib/use-call.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSendForm } from '../../lib/use-send-form.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { TextArea } from '../../ui/text-area.tsx'

/** Without a live channel for addresses the conversation is looked at this often while its page is open. */
const askAgainAfterMs = 60_000

/** What the signed-in address and support wrote each other, and the form to go on. */
export function AccountConversation({ supportEmail }: { supportEmail: string }) {
  const texts = useMessages().account.overview
  const conversation = useCall(listMyMessages, {}, { againAfterMs: () => askAgainAfterMs })
  const messages = conversation.data ?? []
  return (
    <Card id="support" title={texts.support}>
      <p className="max-w-prose break-words">{texts.supportText(supportEmail)}</p>
      <LoadFailure of={conversation} otherwise={texts.messagesFailed} />
      {messages.length > 0 && (
        <div role="log" aria-label={texts.conversation} className="mt-5">
          <ol className="grid gap-3">
            {messages.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ol>
        </div>
      )}
      {messages.some(({ waiting }) => waiting) && <p className="mt-3 text-muted">{texts.waiting}</p>}
      <MessageForm onSent={conversation.refetch} />
    </Card>
  )
}

function Message({ message }: { message: VisitorMessage }) {
  const texts = useMessages().account.overview
  const isOwn = message.from === 'visitor'
  const own = message.isProven ? texts.you : texts.yourForm
  return (
    <li
      className={classNames(
        'rounded-md border-l-4 p-3',
        isOwn ? 'border-line bg-sunk' : 'border-press bg-press-soft',
      )}
    >
      <p className="font-semibold">{isOwn ? own : texts.answerOf(message.author)}</p>
      <p className="break-words whitespace-pre-line">{message.text}</p>
      <p className="mt-1 text-sm text-muted">
        <time dateTime={message.at}>{formatInstant(message.at)}</time>
      </p>
    </li>
  )
}

function MessageForm({ onSent }: { onSent: () => Promise<unknown> }) {
  const texts = useMessages().account.overview
  const toast = useToast()
  const form = useSendForm({
    initial: { message: '' },
    check: (values) => problemsIn({ message: writeToSupport.body.shape.message }, values),
    failed: texts.sendFailed,
    idOf: () => 'support-message',
    send: ({ message }, { call, attemptKey }) =>
      call(writeToSupport, { body: { message: message.trim(), attemptKey } }),
    onSent: async () => {
      toast({ title: texts.sent, kind: 'success' })
      await onSent()
    },
  })
  return (
    <form noValidate className="mt-5 grid max-w-prose gap-4" onSubmit={(event) => void form.submit(event)}>
      <FailureNotice sentence={form.failure} />
      <TextArea
        id="support-message"
        label={texts.message}
        hint={texts.messageHint}
        rows={4}
        {...form.field('message')}
      />
      <div>
        <Button type="submit" busy={form.busy}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}
