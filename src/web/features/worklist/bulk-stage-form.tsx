import { useId, useState } from 'react'
import { changeStages } from '../../../shared/api/staff-bulk.ts'
import type { StaffClient } from '../../../shared/api/staff-clients.ts'
import { bulkTexts as texts } from '../../../shared/messages/staff/bulk.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { stageChoices, stageName } from '../../lib/stage-name.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useAct } from '../../lib/use-act.ts'
import { useHeld } from '../../lib/use-held.ts'
import { HeldAct } from '../../parts/clients/held-act.tsx'
import { Button } from '../../ui/button.tsx'
import { CompactSelect } from '../../ui/compact-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { previewStageChange } from './bulk-stage.ts'

interface BulkStageFormProps {
  clients: readonly StaffClient[]
  stages: readonly string[]
  onDone: (outcome: CallReply<typeof changeStages>, stage: string) => void
}

const namesShown = 5

/** Moves the chosen clients to one stage, after it has been said who moves from where; it can be taken back for ten seconds. */
export function BulkStageForm({ clients, stages, onDone }: BulkStageFormProps) {
  const id = useId()
  const toast = useToast()
  const [stage, setStage] = useState('')
  const { busy, failure, act } = useAct(texts.failedText, { toastTitle: texts.failed })
  const { moving, from, same } = previewStageChange(clients, stage)
  const isReady = stage !== '' && moving.length > 0

  const move = () =>
    act(async (call) => {
      const chosen = moving.map(({ id: client, version }) => ({ id: client, version }))
      const outcome = await call(changeStages, { body: { clients: chosen, disputeStatus: stage } })
      const description = texts.done(outcome.done, stageName(stage))
      if (outcome.done > 0) toast({ title: texts.updated, description, kind: 'success' })
      onDone(outcome, stage)
    })
  const held = useHeld(() => void move())
  if (held.isHeld || busy) {
    const what = texts.preview(moving.length, stageName(stage))
    return <HeldAct what={what} busy={busy} undo={held.undo} now={held.now} />
  }
  return (
    <form
      aria-label={texts.stage}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) held.hold()
      }}
    >
      <CompactSelect
        id={`${id}-stage`}
        label={texts.newStage}
        className="max-w-xs"
        choices={[{ value: '', label: texts.chooseStage }, ...stageChoices(stages)]}
        value={stage}
        onChange={(event) => setStage(event.target.value)}
      />
      <div role="status" className="text-sm">
        {stage !== '' && moving.length === 0 && <p>{texts.nothing}</p>}
        {isReady && (
          <>
            <p className="font-semibold">{texts.preview(moving.length, stageName(stage))}</p>
            <ul className="list-disc pl-5">
              {from.map((group) => (
                <li key={group.stage}>{texts.from(group.stage, group.count)}</li>
              ))}
            </ul>
            <p className="break-words text-muted">
              {texts.names(
                moving.slice(0, namesShown).map(({ name }) => name),
                moving.length - namesShown,
              )}
            </p>
            {same > 0 && <p className="text-muted">{texts.same(same)}</p>}
          </>
        )}
      </div>
      {failure && (
        <Notice tone="alarm" role="alert" title={texts.failed}>
          <p>{failure}</p>
        </Notice>
      )}
      {isReady && (
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" size="sm">
            {texts.confirm(moving.length)}
          </Button>
          <p className="text-sm text-muted">{texts.live}</p>
        </div>
      )}
    </form>
  )
}
