import { type StaffBooking, withdrawSessionBooking } from '../../../shared/api/bookings.ts'
import { staffBookingsTexts as texts } from '../../../shared/messages/staff/bookings.ts'
import { zonedInstantText } from '../../../shared/rules/time-zone.ts'
import { formatOnThisClock } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { AskedButton } from './asked-button.tsx'
import { HandOverForm } from './hand-over-form.tsx'
import { useMarkSession } from './use-mark-session.ts'

interface StaffBookingCardProps {
  booking: StaffBooking
  onChanged: () => Promise<unknown>
}

/** A booked session: who, when on both clocks, and what is done with it. */
export function StaffBookingCard({ booking, onChanged }: StaffBookingCardProps) {
  const { id, product, name, email, phone, startsAt, timeZone, note } = booking
  const { host, hostId, isOwn, hostIsGone } = booking
  const { busy, failure, mark } = useMarkSession(id, onChanged)
  const hasBegun = Date.parse(startsAt) <= Date.now()
  return (
    <Card id={`booking-${id}`} title={product} level={3}>
      <p className="font-semibold">{texts.when(formatOnThisClock(startsAt))}</p>
      <p className="text-sm text-muted">
        {texts.buyersClock(zonedInstantText(new Date(startsAt), { timeZone, language: 'en' }))}
      </p>
      <p className="mt-2 text-sm">{texts.host(host, isOwn)}</p>
      <p className="mt-2 break-words">
        {name ?? texts.noName}, <a href={`mailto:${email}`}>{email}</a>
      </p>
      {phone && (
        <p>
          {texts.phone}: <a href={`tel:${phone}`}>{phone}</a>
        </p>
      )}
      {note !== '' && (
        <>
          <h4 className="mt-4 text-sm font-semibold">{texts.note}</h4>
          <p className="max-w-prose break-words whitespace-pre-line">{note}</p>
        </>
      )}
      <div className="mt-4 grid gap-3">
        <FailureNotice sentence={failure} />
        <div className="flex flex-wrap gap-3">
          {hasBegun && (
            <>
              <Button size="sm" busy={busy} onClick={() => void mark('held')}>
                {texts.held}
              </Button>
              <Button size="sm" kind="secondary" busy={busy} onClick={() => void mark('missed')}>
                {texts.missed}
              </Button>
            </>
          )}
          <WithdrawButton id={id} onChanged={onChanged} />
        </div>
        {!hasBegun && hostIsGone && <HandOverForm id={id} hostId={hostId} onChanged={onChanged} />}
        {!hasBegun && !hostIsGone && (
          <details>
            <summary className="min-h-11 cursor-pointer content-center text-sm sm:min-h-9">
              {texts.handOver.title}
            </summary>
            <div className="mt-2">
              <HandOverForm id={id} hostId={hostId} onChanged={onChanged} />
            </div>
          </details>
        )}
      </div>
    </Card>
  )
}

function WithdrawButton({ id, onChanged }: { id: number; onChanged: () => Promise<unknown> }) {
  return (
    <AskedButton
      size="sm"
      texts={{
        open: texts.withdraw,
        title: texts.withdrawTitle,
        text: texts.withdrawText,
        confirm: texts.withdrawConfirm,
        keep: texts.keep,
        done: texts.withdrawn,
        failed: texts.withdrawFailed,
      }}
      does={(call) => call(withdrawSessionBooking, { params: { id: String(id) } })}
      onChanged={onChanged}
    />
  )
}
