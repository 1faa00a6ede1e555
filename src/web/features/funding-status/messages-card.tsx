import { type FundingApplicationShown, sendFundingMessage } from '../../../shared/api/funding-application.ts'
import { formatInstant } from '../../lib/format.ts'
import { problemsIn } from '../../lib/problems-in.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSendForm } from '../../lib/use-send-form.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'

/** The id of the text: 'Message Support' leads to it. */
export const messageFieldId = 'funding-message'

interface MessagesCardProps {
  application: FundingApplicationShown
  onSent: () => Promise<unknown>
}

/** What the applicant and support wrote, oldest first, and the place to write. */
export function MessagesCard({ application, onSent }: MessagesCardProps) {
  const { messages: texts } = useMessages().fundingStatus
  return (
    <Card id="messages" title={texts.title}>
      {application.messages.length === 0 ? (
        <p className="max-w-prose text-muted">{texts.none}</p>
      ) : (
        <ol className="grid max-w-3xl gap-3">
          {application.messages.map(({ id, from, author, text, at, waiting }) => (
            <li
              key={id}
              className={classNames(
                'rounded-md border-l-4 p-3',
                from === 'applicant' ? 'border-line bg-sunk' : 'border-press bg-press-soft',
              )}
            >
              <p className="font-semibold">{from === 'applicant' ? texts.you : texts.support(author)}</p>
              <p className="break-words whitespace-pre-line">{text}</p>
              <p className="mt-1 text-sm text-muted">
                <time dateTime={at}>{formatInstant(at)}</time>
                {from === 'applicant' && <> · {waiting ? texts.waiting : texts.handled}</>}
              </p>
            </li>
          ))}
        </ol>
      )}
      <MessageForm applicationId={application.id} onSent={onSent} />
    </Card>
  )
}

function MessageForm({ applicationId, onSent }: { applicationId: number; onSent: () => Promise<unknown> }) {
  const { messages: texts } = useMessages().fundingStatus
  const form = useSendForm({
    initial: { message: '' },
    check: (values) => problemsIn({ message: sendFundingMessage.body.shape.message }, values),
    failed: texts.failed,
    send: ({ message }, { call, attemptKey }) => {
      const body = { message: message.trim(), attemptKey }
      return call(sendFundingMessage, { params: { id: String(applicationId) }, body })
    },
    onSent,
  })
  const { error, ...message } = form.field('message')
  return (
    <form noValidate className="mt-5 grid max-w-3xl gap-4" onSubmit={form.submit}>
      <ErrorSummary
        problems={error ? [{ id: messageFieldId, sentence: error }] : []}
        attempt={form.attempt}
      />
      <FailureNotice sentence={form.failure} />
      <TextArea
        id={messageFieldId}
        label={texts.label}
        hint={texts.hint}
        error={error}
        rows={4}
        {...message}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={form.busy}>
          {texts.send}
        </Button>
        <p role="status" className="font-semibold text-press">
          {form.sent ? texts.sent : ''}
        </p>
      </div>
    </form>
  )
}
