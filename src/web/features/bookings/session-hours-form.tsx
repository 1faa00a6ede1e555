import { getSessionHours, type StaffHours, saveSessionHours } from '../../../shared/api/bookings.ts'
import { sessionHoursTexts as texts } from '../../../shared/messages/staff/bookings.ts'
import { problemsIn } from '../../lib/problems-in.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useCall } from '../../lib/use-call.ts'
import { useLeaveGuard } from '../../lib/use-leave-guard.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { LeaveQuestion } from '../../ui/leave-question.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { DaysOffFields } from './days-off-fields.tsx'
import { asHours, asRows, type HoursRows } from './hours-rows.ts'
import { WeeklyHoursFields } from './weekly-hours-fields.tsx'
import { ZoneField } from './zone-field.tsx'

/** When the member of staff who looks holds sessions. */
export function SessionHours() {
  const found = useCall(getSessionHours, {}, { anew: true })
  return (
    <PageSection id="hours" title={texts.title} lead={texts.lead}>
      {found.isPending && <Skeleton />}
      {!found.isPending && !found.data && <LoadFailure of={found} otherwise={texts.failed} />}
      {found.data && <HoursForm hours={found.data} onSaved={() => found.refetch()} />}
    </PageSection>
  )
}

function HoursForm({ hours, onSaved }: { hours: StaffHours; onSaved: () => Promise<unknown> }) {
  const toast = useToast()
  const form = useSendForm<HoursRows, StaffHours>({
    initial: asRows(hours),
    keeps: true,
    check: (values) => {
      const { meeting, hours: weekly } = saveSessionHours.body.shape
      return problemsIn({ meeting, hours: weekly }, asHours(values))
    },
    idOf: (field) => (field === 'meeting' ? 'hours-meeting' : 'hours-weekly'),
    failed: texts.saveFailed,
    send: (values, { call }) =>
      call(saveSessionHours, { body: { ...asHours(values), version: hours.version } }),
    onSent: async () => {
      toast({ title: texts.saved, kind: 'success' })
      await onSaved()
    },
  })
  const { values, change } = form
  const kept = (of: HoursRows) => JSON.stringify(asHours(of))
  const leaving = useLeaveGuard(!form.sent && kept(values) !== kept(asRows(hours)))
  return (
    <form noValidate className="grid gap-8" onSubmit={form.submit}>
      <FailureNotice sentence={form.failure} />
      {leaving.state === 'blocked' && (
        <LeaveQuestion
          sentence={texts.leave}
          stay={texts.leaveNo}
          leave={texts.leaveYes}
          onStay={leaving.reset}
          onLeave={leaving.proceed}
        />
      )}
      <div className="grid max-w-prose gap-5">
        <TextField
          id="hours-meeting"
          label={texts.meeting}
          hint={texts.meetingHint}
          {...form.field('meeting')}
        />
        <ZoneField
          id="hours-zone"
          label={texts.zone}
          hint={texts.zoneHint}
          value={values.timeZone}
          onChange={(timeZone) => change({ timeZone })}
        />
      </div>
      <WeeklyHoursFields
        id="hours-weekly"
        error={form.problems.hours ?? null}
        rows={values.hours}
        onChange={(rows) => change({ hours: rows })}
      />
      <DaysOffFields rows={values.daysOff} onChange={(rows) => change({ daysOff: rows })} />
      <div>
        <Button type="submit" busy={form.busy}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}
