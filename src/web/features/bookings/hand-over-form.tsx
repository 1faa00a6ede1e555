import { handOverSession, listSessionHosts } from '../../../shared/api/bookings.ts'
import { staffBookingsTexts } from '../../../shared/messages/staff/bookings.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useCall } from '../../lib/use-call.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { SelectField } from '../../ui/select-field.tsx'

const { handOver: texts } = staffBookingsTexts

interface HandOverFormProps {
  id: number
  /** Id of who holds it so far, who is not offered: another one may be called the same. */
  hostId: string
  onChanged: () => Promise<unknown>
}

/** Chooses the colleague who holds a session from now on, at its time. */
export function HandOverForm({ id, hostId, onChanged }: HandOverFormProps) {
  const hosts = useCall(listSessionHosts, {})
  const toast = useToast()
  const form = useSendForm({
    initial: { host: '' },
    keeps: true,
    check: (values) => (values.host === '' ? { host: texts.choose } : {}),
    failed: texts.failed,
    send: (body, { call }) => call(handOverSession, { params: { id: String(id) }, body }),
    onSent: async () => {
      toast({ title: texts.done, kind: 'success' })
      await onChanged()
    },
  })
  if (hosts.isError) return <LoadFailure of={hosts} otherwise={texts.hostsFailed} />
  const others = (hosts.data ?? []).filter((host) => host.id !== hostId)
  if (hosts.data && others.length === 0) return <p className="text-sm">{texts.nobody}</p>
  return (
    <form noValidate aria-label={texts.title} className="grid max-w-md gap-3" onSubmit={form.submit}>
      <SelectField
        id={`hand-over-${id}`}
        label={texts.label}
        hint={texts.hint}
        empty={texts.choose}
        choices={others.map(({ id: value, name }) => ({ value, label: name }))}
        {...form.field('host')}
      />
      <FailureNotice sentence={form.failure} />
      <div>
        <Button type="submit" kind="secondary" size="sm" busy={form.busy}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}
