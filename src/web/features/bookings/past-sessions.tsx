import type { StaffBooking } from '../../../shared/api/bookings.ts'
import { staffBookingsTexts as texts } from '../../../shared/messages/staff/bookings.ts'
import { formatOnThisClock } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Table } from '../../ui/table.tsx'
import { useMarkSession } from './use-mark-session.ts'

const { columns } = texts

/** What became of the last sessions, and by whom it was said. */
export function PastSessions({
  bookings,
  onChanged,
}: {
  bookings: readonly StaffBooking[]
  onChanged: () => Promise<unknown>
}) {
  return (
    <PageSection id="past" title={texts.past}>
      <Table
        caption={texts.pastCaption}
        rows={bookings}
        rowKey={({ id }) => id}
        columns={[
          { id: 'session', title: columns.session, rowHeader: true, cell: ({ product }) => product },
          { id: 'buyer', title: columns.buyer, cell: ({ name, email }) => name ?? email },
          { id: 'at', title: columns.at, cell: ({ startsAt }) => formatOnThisClock(startsAt) },
          { id: 'host', title: columns.host, cell: ({ host, isOwn }) => texts.host(host, isOwn) },
          {
            id: 'state',
            title: columns.state,
            cell: (booking) => <Became booking={booking} onChanged={onChanged} />,
          },
          { id: 'by', title: columns.by, cell: ({ markedBy }) => markedBy ?? '' },
        ]}
      />
    </PageSection>
  )
}

/** A session that was marked as missed by mistake can still be marked as held. */
function Became({ booking, onChanged }: { booking: StaffBooking; onChanged: () => Promise<unknown> }) {
  const { busy, failure, mark } = useMarkSession(booking.id, onChanged)
  if (booking.state !== 'missed') return texts.states[booking.state]
  return (
    <span className="grid justify-items-start gap-2">
      {texts.states.missed}
      <FailureNotice sentence={failure} />
      <Button size="sm" kind="quiet" className="-ml-3" busy={busy} onClick={() => void mark('held')}>
        {texts.correct}
      </Button>
    </span>
  )
}
