import { type ReactNode, useState } from 'react'
import { bulkLimit, type changeStages } from '../../../shared/api/staff-bulk.ts'
import type { StaffClient } from '../../../shared/api/staff-clients.ts'
import { bulkTexts as texts } from '../../../shared/messages/staff/bulk.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { stageName } from '../../lib/stage-name.ts'
import { useAct } from '../../lib/use-act.ts'
import { SkippedClients } from '../../parts/clients/skipped-clients.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { BulkFollowForm } from './bulk-follow-form.tsx'
import { BulkPrint } from './bulk-print.tsx'
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

/** In the order of their buttons, by the names of their texts. */
const acts = ['stage', 'mail', 'follow', 'print'] as const
type Act = (typeof acts)[number]

interface Done {
  outcome: Outcome
  said: string
  /** Whom it was asked for. */
  clients: readonly StaffClient[]
}

/** What can be done to all chosen clients at once. */
export function BulkBar(props: BulkBarProps) {
  const { selection, total, stages } = props
  const { clients } = selection
  const [act, setAct] = useState<Act | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const toggle = (which: Act) => {
    setAct(act === which ? null : which)
    setDone(null)
  }
  /** Whoever was skipped stays selected, to be looked at and tried again. */
  const finish = (outcome: Outcome, said: string) => {
    setDone({ outcome, said, clients })
    setAct(null)
    selection.keep(new Set(outcome.skipped.map(({ clientId }) => clientId)))
    props.onChanged()
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
            {acts.map((which) => (
              <Button
                key={which}
                kind="secondary"
                size="sm"
                aria-expanded={act === which}
                disabled={tooMany}
                onClick={() => toggle(which)}
              >
                {texts[which]}
              </Button>
            ))}
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
              onDone={(outcome, stage) => finish(outcome, texts.done(outcome.done, stageName(stage)))}
            />
          )}
          {act === 'follow' && !tooMany && (
            <BulkFollowForm
              clients={clients}
              onDone={(outcome) => finish(outcome, texts.followDone(outcome.done))}
            />
          )}
          {act === 'print' && !tooMany && <BulkPrint clientIds={clients.map(({ id }) => id)} />}
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
function ActOutcome(props: Done & { close: () => void }) {
  const { clients, outcome } = props
  const { skipped } = outcome
  const isSkipped = new Set(skipped.map(({ clientId }) => clientId))
  const changed = clients.filter(({ id }) => !isSkipped.has(id))
  return (
    <Notice tone={skipped.length === 0 ? 'good' : 'wait'} className="mb-3">
      <p className="font-semibold">{props.said}</p>
      <SkippedClients title={texts.skipped} skipped={skipped} />
      {changed.length > 0 && (
        <details>
          <summary className="min-h-9 cursor-pointer content-center">{texts.rows(changed.length)}</summary>
          <ul className="grid max-h-60 gap-1 overflow-y-auto text-sm">
            {changed.map(({ id, name }) => (
              <li key={id}>
                <strong className="font-semibold">{name}</strong>: {texts.rowDone}
              </li>
            ))}
          </ul>
        </details>
      )}
      <Button kind="quiet" size="sm" className="-ml-3" onClick={props.close}>
        {texts.close}
      </Button>
    </Notice>
  )
}
