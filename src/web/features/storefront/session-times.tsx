import { useState } from 'react'
import type { getPurchase } from '../../../shared/api/storefront.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { TimesForm } from './times-form.tsx'

type Answer = CallReply<typeof getPurchase>

interface SessionTimesProps {
  sessionId: string
  answer: Answer
  onChanged: () => Promise<unknown>
}

/** The booking page; without one the form that asks for times, what was asked, and what was answered. */
export function SessionTimes({ sessionId, answer, onChanged }: SessionTimesProps) {
  const { session: texts } = useMessages().purchases
  const [again, setAgain] = useState(false)
  const { times, bookingAddress } = answer
  return (
    <Card title={texts.title} level={3}>
      {bookingAddress && (
        <>
          <p className="mb-4 max-w-prose">{texts.booking}</p>
          <LinkButton to={bookingAddress} newTab>
            {texts.bookingButton}
          </LinkButton>
        </>
      )}
      {!bookingAddress && times && <TimesSoFar times={times} />}
      {!bookingAddress && (times === null || again) && (
        <TimesForm
          sessionId={sessionId}
          onSent={async () => {
            await onChanged()
            setAgain(false)
          }}
        />
      )}
      {!bookingAddress && times && !again && (
        <Button kind="secondary" className="mt-4" onClick={() => setAgain(true)}>
          {texts.again}
        </Button>
      )}
      {answer.purchase?.creditedToward === null && (
        <p className="mt-4 max-w-prose text-sm text-muted">{texts.credit}</p>
      )}
    </Card>
  )
}

function TimesSoFar({ times }: { times: NonNullable<Answer['times']> }) {
  const { session: texts } = useMessages().purchases
  return (
    <dl className="grid gap-3" aria-live="polite">
      <div>
        <dt className="text-sm text-muted">{texts.asked}</dt>
        <dd className="max-w-prose break-words whitespace-pre-line">{times.asked}</dd>
      </div>
      <div>
        <dt className="text-sm text-muted">{texts.answer}</dt>
        <dd className="max-w-prose break-words whitespace-pre-line">{times.answer ?? texts.waiting}</dd>
      </div>
    </dl>
  )
}
