import { useEffect, useRef } from 'react'
import { listMessages } from '../../../shared/api/inbox.ts'
import { staffInboxTexts as texts } from '../../../shared/messages/staff/inbox.ts'
import { useCall } from '../../lib/use-call.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { Conversation } from './conversation.tsx'

interface OpenConversationProps {
  clientId: number
  /** null when the client is not on the page of the list that is shown. */
  name: string | null
  backTo: string
}

/** The conversation beside the list. Opening it moves the focus to its heading. */
export function OpenConversation({ clientId, name, backTo }: OpenConversationProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // An answered conversation leaves the list of those that wait; its own messages still know the name.
  const { data } = useCall(listMessages, { params: { id: String(clientId) } })
  const author = data?.find(({ from }) => from === 'client')?.author
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section aria-labelledby="open-conversation" className="min-w-0">
      <p className="mb-2 lg:hidden">
        <TextLink to={backTo} className="inline-flex min-h-11 items-center">
          {texts.back}
        </TextLink>
      </p>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="open-conversation" ref={heading} tabIndex={-1} className="text-xl outline-none">
          {texts.conversationWith(name ?? author ?? texts.clientNumber(clientId))}
        </h2>
        <TextLink to={`/dashboard/client?client=${clientId}`} className="inline-flex min-h-11 items-center">
          {texts.openClient}
        </TextLink>
      </div>
      <Conversation clientId={clientId} />
    </section>
  )
}
