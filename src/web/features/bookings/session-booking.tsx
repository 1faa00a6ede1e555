import { type ReactNode, useRef, useState } from 'react'
import { type BookingShown, getSessionBooking } from '../../../shared/api/bookings.ts'
import { zonedInstantText } from '../../../shared/rules/time-zone.ts'
import { useCall } from '../../lib/use-call.ts'
import { useLanguage, useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { BookedSession } from './booked-session.tsx'
import { ChooseTimeForm } from './choose-time-form.tsx'

interface SessionBookingProps {
  sessionId: string
  /** The way to a time where none is offered here: a booking page, or the wish that staff answer. */
  otherWay: ReactNode
  /** A wish was sent already: it stays in sight. */
  hasWished: boolean
}

/** The time of a paid session: what is booked, or the free times; where staff offer none, the other way to one. */
export function SessionBooking({ sessionId, otherWay, hasWished }: SessionBookingProps) {
  const { booking: texts } = useMessages()
  const card = useRef<HTMLDivElement>(null)
  const [asksForOther, setAsks] = useState(false)
  const found = useCall(getSessionBooking, { params: { sessionId } })
  const onChanged = async () => {
    await found.refetch()
    // What was pressed is gone from the page: the focus goes to what took its place.
    card.current?.focus()
  }
  if (found.isPending) return <Skeleton />
  if (!found.data)
    return (
      <>
        <LoadFailure of={found} otherwise={texts.loadFailed} />
        {otherWay}
      </>
    )
  const shown = found.data
  const { booking } = shown
  const isSet = booking?.state === 'booked' || booking?.state === 'held'
  if (!isSet && shown.times.length === 0) return otherWay
  if (!shown.mayAct) return <SignInFirst booking={isSet ? booking : null} />
  return (
    <>
      <div ref={card} tabIndex={-1}>
        {booking && isSet ? (
          <Card
            id="session-booking"
            title={booking.state === 'held' ? texts.heldTitle : texts.bookedTitle}
            level={3}
          >
            {booking.state === 'held' ? (
              <Held booking={booking} />
            ) : (
              <BookedSession
                key={booking.startsAt}
                sessionId={sessionId}
                shown={shown}
                booking={booking}
                onChanged={onChanged}
              />
            )}
          </Card>
        ) : (
          <Card id="session-booking" title={texts.title} level={3}>
            {booking && (
              <Notice tone="info" className="mb-4">
                <p>{booking.state === 'missed' ? texts.wasMissed : texts.wasCancelled}</p>
              </Notice>
            )}
            <p className="mb-5 max-w-prose">{texts.lead(shown.minutes)}</p>
            <ChooseTimeForm sessionId={sessionId} shown={shown} onChanged={onChanged} />
            {!hasWished && !asksForOther && (
              <Button kind="quiet" className="mt-5 -ml-5" onClick={() => setAsks(true)}>
                {texts.noneFits}
              </Button>
            )}
          </Card>
        )}
      </div>
      {!isSet && (hasWished || asksForOther) && otherWay}
    </>
  )
}

/** For who has the receipt's link and nothing else: when it is, and the way to act. */
function SignInFirst({ booking }: { booking: BookingShown['booking'] }) {
  const { booking: texts } = useMessages()
  const { language } = useLanguage()
  const when =
    booking && zonedInstantText(new Date(booking.startsAt), { timeZone: booking.timeZone, language })
  return (
    <Card id="session-booking" title={booking ? texts.heldTitle : texts.title} level={3}>
      {when && <p className="mb-3">{booking.state === 'held' ? texts.held(when) : texts.bookedFor(when)}</p>}
      <p className="max-w-prose">
        {texts.signInFirst} <TextLink to="/account/overview">{texts.signIn}</TextLink>
      </p>
    </Card>
  )
}

function Held({ booking }: { booking: NonNullable<BookingShown['booking']> }) {
  const { booking: texts } = useMessages()
  const { language } = useLanguage()
  const { timeZone, startsAt } = booking
  return <p>{texts.held(zonedInstantText(new Date(startsAt), { timeZone, language }))}</p>
}
