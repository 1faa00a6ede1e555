import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { listInbox } from '../../../shared/api/inbox.ts'
import {
  answerVisitor,
  closeVisitorConversation,
  getVisitorConversation,
  type VisitorMessage,
} from '../../../shared/api/visitor-messages.ts'
import { staffInboxTexts as texts } from '../../../shared/messages/staff/inbox.ts'
import { everyPageOf, queryKeyOf } from '../../lib/call-address.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useAct } from '../../lib/use-act.ts'
import { useCall } from '../../lib/use-call.ts'
import { PersonLink } from '../../parts/persons/person-link.tsx'
import { AddressDeletion } from '../../parts/privacy/address-deletion.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { AnswerForm } from './answer-form.tsx'
import { MessageList } from './message-list.tsx'

/**
 * The conversation with somebody who wrote without a client record. Whether the writer owns the address stands with each message,
 * and beside the form. Opening it moves the focus to its heading.
 */
export function OpenVisitor({ visitorId, backTo }: { visitorId: number; backTo: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const input = { params: { id: String(visitorId) } }
  const conversation = useCall(getVisitorConversation, input)
  const queries = useQueryClient()
  const toast = useToast()
  const closing = useAct(texts.failed, { toastTitle: texts.closeFailed })
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { data } = conversation
  const messages = data?.messages ?? []
  const seenUpTo = messages.at(-1)?.id ?? 0
  const reload = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: queryKeyOf(getVisitorConversation, input) }),
      queries.invalidateQueries(everyPageOf(listInbox)),
    ])
  const close = () =>
    closing.act(async (call) => {
      await call(closeVisitorConversation, { ...input, body: { seenUpTo } })
      toast({ ...texts.closedVisitor, kind: 'success' })
      await reload()
    })
  return (
    <section aria-labelledby="open-conversation" className="min-w-0">
      <p className="mb-2 lg:hidden">
        <TextLink to={backTo} className="inline-flex min-h-11 items-center">
          {texts.back}
        </TextLink>
      </p>
      <h2
        id="open-conversation"
        ref={heading}
        tabIndex={-1}
        className="mb-3 text-xl break-words outline-none"
      >
        {texts.conversationWith(data?.email ?? texts.visitorNumber(visitorId))}
      </h2>
      {conversation.isPending && <Skeleton />}
      <LoadFailure of={conversation} otherwise={texts.failed} />
      {data && (
        <div className="grid gap-4">
          <MessageList messages={messages.map((message) => ({ ...message, about: aboutOf(message) }))} />
          {messages.some(({ isProven }) => !isProven) && (
            <Notice tone="wait" title={texts.notProven}>
              <p>{texts.notProvenText}</p>
            </Notice>
          )}
          <AnswerForm
            id={`answer-visitor-${visitorId}`}
            hint={texts.visitorHint}
            send={(message, { call, attemptKey }) =>
              call(answerVisitor, { ...input, body: { message, seenUpTo, attemptKey } })
            }
            onSent={reload}
            onClose={messages.some(({ waiting }) => waiting) ? () => void close() : undefined}
            closing={closing.busy}
          />
          <p>
            <PersonLink email={data.email} className="inline-flex min-h-11 items-center" />
          </p>
          <AddressDeletion email={data.email} id={`visitor-${visitorId}`} reload={reload} />
        </div>
      )}
    </section>
  )
}

function aboutOf({ from, topic, order, isProven }: VisitorMessage): string[] {
  if (from === 'staff') return []
  return [
    ...(topic ? [texts.topics[topic]] : []),
    ...(order ? [texts.order(order)] : []),
    isProven ? texts.signedIn : texts.addressNotProven,
  ]
}
