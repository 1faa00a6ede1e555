import type { SessionRequest } from '../../../shared/api/storefront.ts'
import { staffSessionsTexts as texts } from '../../../shared/messages/staff/sessions.ts'
import { formatInstant } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { SessionAnswerForm } from './session-answer-form.tsx'

/** One buyer's wish for a time, with the form for the answer or the answer itself. */
export function SessionRequestCard({
  request,
  onAnswered,
}: {
  request: SessionRequest
  onAnswered: () => Promise<unknown>
}) {
  const { id, product, name, email, times, askedAt, answer, answeredAt, answeredBy } = request
  return (
    <Card id={`session-${id}`} title={product} level={3}>
      <p className="break-words">
        {name ?? texts.noName}, <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p className="text-sm text-muted">{texts.asked(formatInstant(askedAt))}</p>
      <h4 className="mt-4 text-sm font-semibold">{texts.times}</h4>
      <p className="max-w-prose break-words whitespace-pre-line">{times}</p>
      {answer === null ? (
        <SessionAnswerForm request={request} onAnswered={onAnswered} />
      ) : (
        <>
          <h4 className="mt-4 text-sm font-semibold">
            {texts.answeredBy(answeredBy ?? '', answeredAt ? formatInstant(answeredAt) : '')}
          </h4>
          <p className="max-w-prose break-words whitespace-pre-line">{answer}</p>
        </>
      )}
    </Card>
  )
}
