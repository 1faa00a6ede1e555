import { useLayoutEffect, useState } from 'react'
import { sendVisitorMessage, visitorMessageBody } from '../../../shared/api/visitor-messages.ts'
import type { MessageFormTexts } from '../../../shared/messages/en/message-form.ts'
import { ApiError } from '../../lib/api-error.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { problemsIn } from '../../lib/problems-in.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { MessageFields } from './message-fields.tsx'
import { emptyMessage, fieldIdOf, type MessageValues } from './message-values.ts'

const { name, email, topic, order, message } = visitorMessageBody.shape
const checked = { name, email, topic, order, message }
const fields = ['name', 'email', 'topic', 'order', 'message'] as const

/**
 * A message to support by anybody. After a failure nothing is lost, and a second press sends the same message again, which is one;
 * once it is sent, what was sent stands confirmed in the place of its fields' problems and the form is empty for another one.
 * @param typed what was typed before the form was alive
 */
export function MessageForm({ texts, typed }: { texts: MessageFormTexts; typed: MessageValues }) {
  const form = useSendForm({
    initial: emptyMessage,
    check: (values) => problemsIn(checked, values),
    failed: (error) => (error instanceof ApiError && error.sentence) || texts.failedDefault,
    send: (values, { call, attemptKey }) =>
      call(sendVisitorMessage, { body: { ...values, topic: topic.parse(values.topic), attemptKey } }),
  })
  const { change, problems } = form
  useLayoutEffect(() => change(typed), [change, typed])
  const [title] = useState(() => document.title)
  const listed = fields.flatMap((field) => {
    const sentence = problems[field]
    return sentence === undefined ? [] : [{ id: fieldIdOf(field), sentence }]
  })
  usePageTitle(title, { error: listed.length > 0 })
  return (
    <MessageFields
      texts={texts}
      values={form.values}
      problems={problems}
      busy={form.busy}
      onSubmit={(event) => void form.submit(event)}
      onChange={change}
    >
      <ErrorSummary problems={listed} attempt={form.attempt} />
      {form.failure !== null && listed.length === 0 && (
        <Notice tone="alarm" role="alert" title={texts.failed}>
          <p>{form.failure}</p>
          <p>{texts.keptHint}</p>
        </Notice>
      )}
      {form.sent && (
        <Notice tone="good" role="status" title={texts.sent.title}>
          <p>{texts.sent.text}</p>
          <p>
            <TextLink to="/account/sign-in?next=/account/overview">{texts.sent.link}</TextLink>
          </p>
        </Notice>
      )}
    </MessageFields>
  )
}
