import { staffInboxTexts as texts } from '../../../shared/messages/staff/inbox.ts'
import { formatInstant } from '../../lib/format.ts'
import { classNames } from '../../ui/class-names.ts'

interface ListedMessage {
  id: number
  from: 'client' | 'visitor' | 'staff'
  author: string
  text: string
  at: string
  waiting: boolean
  /** What is said of it beside its writer. */
  about?: readonly string[]
}

/** The conversation, oldest first. A log: what comes in while it is open is announced. */
export function MessageList({ messages }: { messages: readonly ListedMessage[] }) {
  return (
    <div role="log" aria-label={texts.conversation}>
      <ol className="grid gap-2">
        {messages.map((message) => (
          <li
            key={message.id}
            className={classNames('max-w-prose rounded-md border-l-4 px-3 py-2 text-sm', lookOf(message))}
          >
            <p className="flex flex-wrap justify-between gap-x-4">
              <strong className="font-semibold">
                {message.author} <span className="font-normal">({texts.from[message.from]})</span>
                {message.waiting && <span className="text-wait"> {texts.waitsNow}</span>}
              </strong>
              <time dateTime={message.at}>{formatInstant(message.at)}</time>
            </p>
            {message.about !== undefined && message.about.length > 0 && (
              <p className="break-words text-muted">{message.about.join(' · ')}</p>
            )}
            <p className="break-words whitespace-pre-line">{message.text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

function lookOf({ from, waiting }: ListedMessage): string {
  if (from === 'staff') return 'ml-6 border-press bg-press-soft'
  return waiting ? 'border-wait bg-wait-soft' : 'border-line bg-sunk'
}
