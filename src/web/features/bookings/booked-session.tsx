import { useState } from 'react'
import { type BookingShown, downloadSessionCalendar } from '../../../shared/api/bookings.ts'
import { zonedInstantText } from '../../../shared/rules/time-zone.ts'
import { addressOf } from '../../lib/call-address.ts'
import { useLanguage, useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { CancelSessionButton } from './cancel-session-button.tsx'
import { ChooseTimeForm } from './choose-time-form.tsx'

interface BookedSessionProps {
  sessionId: string
  shown: BookingShown
  booking: NonNullable<BookingShown['booking']>
  onChanged: () => Promise<unknown>
}

/** When the session is, on the buyer's clock, with whom and how; moved and cancelled until a day before. */
export function BookedSession({ sessionId, shown, booking, onChanged }: BookedSessionProps) {
  const { booking: texts } = useMessages()
  const { language } = useLanguage()
  const [isMoving, setMoving] = useState(false)
  const { timeZone } = booking
  const text = (instant: string) => zonedInstantText(new Date(instant), { timeZone, language })
  const isOpen = Date.parse(booking.changeableUntil) > Date.now()
  const facts = [
    [texts.when, text(booking.startsAt)],
    [texts.length, texts.lengthText(shown.minutes)],
    [texts.host, booking.host],
    [texts.meeting, booking.meeting],
  ] as const
  return (
    <div className="grid gap-4">
      <dl className="grid gap-3">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="max-w-prose break-words whitespace-pre-line">{value}</dd>
            </div>
          ))}
      </dl>
      <p className="max-w-prose text-muted">
        {isOpen ? texts.until(text(booking.changeableUntil)) : texts.tooLate}
      </p>
      <div>
        <TextLink
          to={addressOf(downloadSessionCalendar, { params: { sessionId } })}
          className="inline-flex min-h-11 items-center"
        >
          {texts.calendar}
        </TextLink>
      </div>
      {isOpen && isMoving && (
        <section aria-labelledby="move-title" className="grid gap-4 border-t border-line pt-4">
          <h4 id="move-title" className="text-lg font-semibold">
            {texts.moveTitle}
          </h4>
          <ChooseTimeForm moves sessionId={sessionId} shown={shown} onChanged={onChanged} />
        </section>
      )}
      {isOpen && (
        <div className="flex flex-wrap gap-4">
          {(isMoving || shown.times.length > 0) && (
            <Button kind="secondary" onClick={() => setMoving(!isMoving)}>
              {isMoving ? texts.keep : texts.move}
            </Button>
          )}
          <CancelSessionButton sessionId={sessionId} onChanged={onChanged} />
        </div>
      )}
    </div>
  )
}
