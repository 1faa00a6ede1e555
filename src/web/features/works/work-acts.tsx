import { useState } from 'react'
import { handOverWork, reopenWork, type StaffWork, takeWork } from '../../../shared/api/works.ts'
import { staffWorkTexts as texts } from '../../../shared/messages/staff/work.ts'
import { useToast } from '../../lib/toast-context.ts'
import { type Caller, useAct } from '../../lib/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { CompactSelect } from '../../ui/compact-field.tsx'

interface ActProps {
  work: StaffWork
  reload: () => Promise<unknown>
}

export function TakeButton({ work, reload }: ActProps) {
  const { busy, run } = useWorkAct(reload, texts.takeFailed)
  const take = () => run((call) => call(takeWork, { params: { id: String(work.id) } }), texts.taken)
  return (
    <Button size="sm" className="max-sm:min-h-11" busy={busy} onClick={() => void take()}>
      {texts.take}
    </Button>
  )
}

export function ReopenButton({ work, reload }: ActProps) {
  const { busy, run } = useWorkAct(reload, texts.reopenFailed)
  const reopen = () => run((call) => call(reopenWork, { params: { id: String(work.id) } }), texts.reopened)
  return (
    <Button kind="secondary" size="sm" className="max-sm:min-h-11" busy={busy} onClick={() => void reopen()}>
      {texts.reopen}
    </Button>
  )
}

/** To a colleague, or back to everybody. */
export function HandOver({
  work,
  owners,
  reload,
}: ActProps & { owners: readonly { id: string; name: string }[] }) {
  const [to, setTo] = useState('')
  const { busy, run } = useWorkAct(reload, texts.handOverFailed)
  const handOver = () =>
    run(
      (call) =>
        call(handOverWork, {
          params: { id: String(work.id) },
          body: { to: to === '' ? null : to, from: work.ownerId },
        }),
      texts.handedOver,
    )
  return (
    <div className="flex flex-wrap items-end gap-2">
      <CompactSelect
        id={`work-owner-${work.id}`}
        label={texts.handOverTo}
        value={to}
        choices={[
          { value: '', label: work.owner === null ? texts.chooseColleague : texts.giveBack },
          ...owners.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => setTo(event.target.value)}
      />
      <Button
        kind="secondary"
        size="sm"
        className="max-sm:min-h-11"
        busy={busy}
        disabled={to === '' && work.owner === null}
        onClick={() => void handOver()}
      >
        {texts.handOver}
      </Button>
    </div>
  )
}

/** An act on a work, told by a toast either way; the queue is shown anew also after a refusal, which a colleague's act explains. */
export function useWorkAct(reload: () => Promise<unknown>, failed: string) {
  const toast = useToast()
  const { busy, act } = useAct(failed, { toastTitle: failed })
  const run = async (send: (call: Caller) => Promise<unknown>, done: string) => {
    const isDone = await act(send)
    if (isDone) toast({ title: done, kind: 'success' })
    await reload()
  }
  return { busy, run }
}
