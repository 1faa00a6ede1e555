import type { BookingShown } from '../../../shared/api/bookings.ts'
import { bookSession, moveSession } from '../../../shared/api/bookings.ts'
import { ApiError } from '../../lib/api-error.ts'
import { problemsIn } from '../../lib/problems-in.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSendForm } from '../../lib/use-send-form.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TimeChoice } from './time-choice.tsx'
import { ownZone } from './time-zones.ts'

interface ChooseTimeFormProps {
  sessionId: string
  shown: BookingShown
  /** Moves the booked session instead of booking one. */
  moves?: boolean
  /** Reads anew what is booked and what is free. */
  onChanged: () => Promise<unknown>
}

/** Books a free time, or moves to one. When it was taken meanwhile, the free ones are read anew and the sentence names the next. */
export function ChooseTimeForm({ sessionId, shown, moves = false, onChanged }: ChooseTimeFormProps) {
  const { booking: texts } = useMessages()
  const toast = useToast()
  const params = { sessionId }
  const form = useSendForm({
    initial: { startsAt: '', timeZone: shown.booking?.timeZone ?? ownZone(), note: '' },
    check: (values) => {
      const startsAt = shown.times.includes(values.startsAt) ? values.startsAt : ''
      return problemsIn(bookSession.body.shape, { ...values, startsAt })
    },
    failed: moves ? texts.moveFailed : texts.bookFailed,
    idOf: (field) =>
      field === 'note' ? 'session-note' : `session-${field === 'startsAt' ? 'time' : 'zone'}`,
    send: async ({ startsAt, timeZone, note }, { call }) => {
      try {
        if (moves) await call(moveSession, { params, body: { startsAt, timeZone } })
        else await call(bookSession, { params, body: { startsAt, timeZone, note: note.trim() } })
      } catch (cause) {
        if (cause instanceof ApiError && cause.status === 409) await onChanged()
        throw cause
      }
    },
    onSent: async () => {
      toast({ title: moves ? texts.movedToast : texts.bookedToast, kind: 'success' })
      await onChanged()
    },
  })
  return (
    <form noValidate className="grid max-w-prose gap-5" onSubmit={form.submit}>
      <FailureNotice sentence={form.failure} />
      <TimeChoice
        id="session"
        times={shown.times}
        value={form.values.startsAt}
        timeZone={form.values.timeZone}
        error={form.problems.startsAt ?? null}
        onChange={form.change}
      />
      {!moves && (
        <TextArea
          id="session-note"
          label={texts.note}
          hint={texts.noteHint}
          optional
          rows={3}
          {...form.field('note')}
        />
      )}
      <div>
        <Button type="submit" busy={form.busy}>
          {moves ? texts.moveButton : texts.book}
        </Button>
      </div>
    </form>
  )
}
