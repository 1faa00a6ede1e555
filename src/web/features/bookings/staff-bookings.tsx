import CalendarCheck from 'lucide-react/icons/calendar-check'
import { listSessionBookings, type StaffBooking } from '../../../shared/api/bookings.ts'
import { staffBookingsTexts as texts } from '../../../shared/messages/staff/bookings.ts'
import { useCall } from '../../lib/use-call.ts'
import { useStaffChanges } from '../../lib/use-staff-changes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PastSessions } from './past-sessions.tsx'
import { StaffBookingCard } from './staff-booking-card.tsx'

/** Sessions that are booked, the next first: what is over waits for its mark. Then what became of the last ones. */
export function StaffBookings() {
  const found = useCall(listSessionBookings, {})
  useStaffChanges(({ what }) => {
    if (what === 'lists') void found.refetch()
  })
  if (found.isPending) return <Skeleton />
  if (!found.data) return <LoadFailure of={found} otherwise={texts.failed} />
  const onChanged = () => found.refetch()
  const isBooked = ({ state }: StaffBooking) => state === 'booked'
  // What is over is marked by whoever knows what became of it, in its own place.
  const isOrphan = ({ hostIsGone, startsAt }: StaffBooking) => hostIsGone && Date.parse(startsAt) > Date.now()
  const orphaned = found.data.filter((booking) => isBooked(booking) && isOrphan(booking))
  const booked = found.data.filter((booking) => isBooked(booking) && !isOrphan(booking))
  const past = found.data.filter((booking) => !isBooked(booking))
  return (
    <>
      {orphaned.length > 0 && (
        <PageSection id="orphaned" title={texts.orphaned} lead={texts.orphanedLead}>
          <div className="grid gap-4">
            {orphaned.map((booking) => (
              <StaffBookingCard key={booking.id} booking={booking} onChanged={onChanged} />
            ))}
          </div>
        </PageSection>
      )}
      <PageSection id="booked" title={texts.booked} lead={texts.bookedLead}>
        {booked.length === 0 && (
          <EmptyState icon={CalendarCheck} title={texts.none}>
            {texts.noneText}
          </EmptyState>
        )}
        <div className="grid gap-4">
          {booked.map((booking) => (
            <StaffBookingCard key={booking.id} booking={booking} onChanged={onChanged} />
          ))}
        </div>
      </PageSection>
      {past.length > 0 && <PastSessions bookings={past} onChanged={onChanged} />}
    </>
  )
}
