import { type ReactNode, useState } from 'react'
import { bulkLimit, type changeStages } from '../../../shared/api/staff-clients.ts'
import { bulkTexts as texts } from '../../../shared/messages/staff/clients.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { stageName } from '../../lib/stage-name.ts'
import { useAct } from '../../lib/use-act.ts'
import { SkippedClients } from '../../parts/clients/skipped-clients.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { BulkFollowForm } from './bulk-follow-form.tsx'
import { BulkStageForm } from './bulk-stage-form.tsx'
import type { Selection } from './use-selection.ts'

interface BulkBarProps {
  selection: Selection
  stages: readonly string[]
  /** How many clients the filter finds. */
  total: number
  /** Selects all that the filter finds, up to the limit; rejects with what a call throws. */
  selectFound: () => Promise<void>
  composeMail: (clientIds: readonly number[]) => ReactNode
  onChanged: () => void
}

type Outcome = CallReply<typeof changeStages>

/** What can be done to all chosen clients at once. */
export function BulkBar(props: BulkBarProps) {
  const { selection, total, stages } = props
  const { clients } = selection
  const [act, setAct] = useState<'stage' | 'mail' | 'follow' | null>(null)
  const [done, setDone] = useState<{ outcome: Outcome; said: string } | null>(null)
  const toggle = (which: 'stage' | 'mail' | 'follow') => {
    setAct(act === which ? null : which)
    setDone(null)
  }
  const tooMany = clients.length > bulkLimit
  return (
    <>
      {done && <ActOutcome {...done} close={() => setDone(null)} />}
      {clients.length > 0 && (
        <section
          aria-label={texts.region}
          className="mb-3 grid gap-3 rounded-md border border-press bg-surface p-3 text-sm"
        >
          <div className="flex flex-wrap items-center gap-2">
            <p role="status" className="mr-2 font-semibold tabular-nums">
              {texts.selected(clients.length)}
            </p>
            <Button
              kind="secondary"
              size="sm"
              aria-expanded={act === 'stage'}
              disabled={tooMany}
              onClick={() => toggle('stage')}
            >
              {texts.stage}
            </Button>
            <Button
              kind="secondary"
              size="sm"
              aria-expanded={act === 'mail'}
              disabled={tooMany}
              onClick={() => toggle('mail')}
            >
              {texts.mail}
            </Button>
            <Button
              kind="secondary"
              size="sm"
              aria-expanded={act === 'follow'}
              disabled={tooMany}
              onClick={() => toggle('follow')}
            >
              {texts.follow}
            </Button>
            {total > clients.length && <SelectFound total={total} selectFound={props.selectFound} />}
            <Button kind="quiet" size="sm" onClick={selection.clear}>
              {texts.clear}
            </Button>
          </div>
          {tooMany && <p className="font-semibold text-alarm">{texts.tooMany(bulkLimit)}</p>}
          {act === 'stage' && !tooMany && (
            <BulkStageForm
              clients={clients}
              stages={stages}
              onDone={(outcome, stage) => {
                setDone({ outcome, said: texts.done(outcome.done, stageName(stage)) })
                setAct(null)
                // Whoever was skipped stays selected, to be looked at and tried again.
                selection.keep(new Set(outcome.skipped.map(({ clientId }) => clientId)))
                props.onChanged()
              }}
            />
          )}
          {act === 'follow' && !tooMany && (
            <BulkFollowForm
              clients={clients}
              onDone={(outcome) => {
                setDone({ outcome, said: texts.followDone(outcome.done) })
                setAct(null)
                selection.keep(new Set(outcome.skipped.map(({ clientId }) => clientId)))
                props.onChanged()
              }}
            />
          )}
          {act === 'mail' && !tooMany && props.composeMail(clients.map(({ id }) => id))}
        </section>
      )}
    </>
  )
}

function SelectFound({ total, selectFound }: { total: number; selectFound: () => Promise<void> }) {
  const { busy, failure, act } = useAct(() => texts.selectFailed)
  const select = () => act(selectFound)
  return (
    <>
      <Button kind="quiet" size="sm" busy={busy} onClick={() => void select()}>
        {texts.selectFound(total, bulkLimit)}
      </Button>
      {failure && (
        <p role="alert" className="font-semibold text-alarm">
          {failure}
        </p>
      )}
    </>
  )
}

/** Stays on the page: the toast is gone after five seconds. */
function ActOutcome(props: { outcome: Outcome; said: string; close: () => void }) {
  const { skipped } = props.outcome
  return (
    <Notice tone={skipped.length === 0 ? 'good' : 'wait'} className="mb-3">
      <p className="font-semibold">{props.said}</p>
      <SkippedClients title={texts.skipped} skipped={skipped} />
      <Button kind="quiet" size="sm" onClick={props.close}>
        {texts.close}
      </Button>
    </Notice>
  )
}
