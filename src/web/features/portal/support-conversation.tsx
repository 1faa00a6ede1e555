import { useEffect, useRef, useState } from 'react'
import type { SupportMessage } from '../../../shared/api/inbox.ts'
import { formatInstant } from '../../lib/format.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'

export interface SupportConversationProps {
  conversation: { data?: SupportMessage[] | null | undefined; isError: boolean }
}

/** Shown at once; the ones before are opened by a button. */
const shownAtFirst = 3

/** What the client and support wrote, oldest first. A new answer is told by a toast, which a screen reader hears. */
export function SupportConversation({ conversation }: SupportConversationProps) {
  const { conversation: texts } = useMessages()
  const [isWhole, setWhole] = useState(false)
  const messages = conversation.data ?? []
  useToastForAnswers(conversation.data ?? null)
  if (conversation.isError && messages.length === 0) return <p className="mt-4 text-muted">{texts.failed}</p>
  if (messages.length === 0) return null
  const hidden = isWhole ? 0 : Math.max(0, messages.length - shownAtFirst)
  return (
    <section aria-labelledby="support-conversation" className="mt-6 border-t border-line pt-4">
      <h3 id="support-conversation" className="text-base">
        {texts.title}
      </h3>
      {hidden > 0 && (
        <Button kind="quiet" size="sm" className="-ml-3 min-h-11" onClick={() => setWhole(true)}>
          {texts.earlier(hidden)}
        </Button>
      )}
      <ol className="mt-2 grid gap-3">
        {messages.slice(hidden).map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ol>
      {messages.some(({ waiting }) => waiting) && <p className="mt-3 text-muted">{texts.waiting}</p>}
    </section>
  )
}

function Message({ message }: { message: SupportMessage }) {
  const { conversation: texts } = useMessages()
  const isOwn = message.from === 'client'
  return (
    <li
      className={classNames(
        'rounded-md border-l-4 p-3',
        isOwn ? 'border-line bg-sunk' : 'border-press bg-press-soft',
      )}
    >
      <p className="font-semibold">{isOwn ? texts.you : texts.support(message.author)}</p>
      <p className="break-words whitespace-pre-line">{message.text}</p>
      <p className="mt-1 text-sm text-muted">
        <time dateTime={message.at}>{formatInstant(message.at)}</time>
      </p>
    </li>
  )
}

function useToastForAnswers(messages: readonly SupportMessage[] | null): void {
  const { conversation: texts } = useMessages()
  const toast = useToast()
  const known = useRef<number | null>(null)
  useEffect(() => {
    if (messages === null) return
    const newest = messages.findLast(({ from }) => from === 'staff')?.id ?? 0
    // What was there when the page was opened is no news.
    if (known.current !== null && newest > known.current) toast({ title: texts.newAnswer })
    known.current = newest
  }, [messages, texts, toast])
}
