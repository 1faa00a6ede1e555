import { useState } from 'react'
import { agreeSessionDay, type StaffWork } from '../../../shared/api/works.ts'
import { staffWorkTexts as texts } from '../../../shared/messages/staff/work.ts'
import { Button } from '../../ui/button.tsx'
import { CompactInput } from '../../ui/compact-field.tsx'
import { useWorkAct } from './work-acts.tsx'

/** The day on which a session is agreed to be held. */
export function SessionDay({ work, reload }: { work: StaffWork; reload: () => Promise<unknown> }) {
  const [day, setDay] = useState(work.agreed ? work.dueOn : '')
  const { busy, run } = useWorkAct(reload, texts.dayFailed)
  const keep = (agreed: string | null) =>
    run(
      (call) => call(agreeSessionDay, { params: { id: String(work.id) }, body: { day: agreed } }),
      texts.dayDone,
    )
  return (
    <div className="flex flex-wrap items-end gap-2">
      <CompactInput
        id={`work-day-${work.id}`}
        type="date"
        label={texts.day}
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
      <Button
        kind="secondary"
        size="sm"
        className="max-sm:min-h-11"
        busy={busy}
        disabled={day === ''}
        onClick={() => void keep(day)}
      >
        {texts.setDay}
      </Button>
      {work.agreed && (
        <Button
          kind="quiet"
          size="sm"
          className="max-sm:min-h-11"
          busy={busy}
          onClick={() => void keep(null)}
        >
          {texts.clearDay}
        </Button>
      )}
    </div>
  )
}
