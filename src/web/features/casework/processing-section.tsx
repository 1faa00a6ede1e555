import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getProcessingStatus, type ProcessingStatus, triggerProcessing } from '../../../shared/api/portal.ts'
import { caseworkTexts } from '../../../shared/messages/staff/casework.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { useAct } from '../../lib/use-act.ts'
import { useCall } from '../../lib/use-call.ts'
import { useSay } from '../../lib/use-say.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CaseSection } from './case-section.tsx'

const { processing: texts, sections } = caseworkTexts
const tones: Record<ProcessingStatus['status'], Tone> = {
  pending: 'neutral',
  processing: 'wait',
  completed: 'good',
  error: 'alarm',
}

/** Where the run stands, live, and the way to start it or to try it again. */
export function ProcessingSection({ clientId }: { clientId: string }) {
  const queries = useQueryClient()
  const input = { params: { id: clientId } }
  // The live channel tells of each step; where it is blocked, a running job is asked for all the same.
  const status = useCall(getProcessingStatus, input, {
    againAfterMs: (data) => ((data as ProcessingStatus | null)?.status === 'processing' ? 5_000 : false),
  })
  const { busy, failure, act } = useAct(texts.failed)
  const [announcement, announce] = useState('')
  const run = status.data
  const say = useSay()

  const start = () =>
    act(async (call) => {
      await call(triggerProcessing, input)
      announce(texts.started)
      await queries.invalidateQueries({ queryKey: queryKeyOf(getProcessingStatus, input), exact: true })
    })
  const action = run?.status === 'pending' ? texts.start : run?.status === 'error' ? texts.retry : texts.again
  return (
    <CaseSection
      id="processing"
      title={sections.processing}
      aside={run && <Badge tone={tones[run.status]}>{texts.states[run.status]}</Badge>}
    >
      {status.isPending && <Skeleton lines={2} />}
      <LoadFailure of={status} otherwise={texts.loadFailed} />
      {run && (
        <div className="grid gap-3">
          {run.status === 'processing' && (
            <>
              <p>{run.stage ? texts.stages[run.stage] : run.message}</p>
              <ProgressBar percent={run.progress} label={texts.progress} />
            </>
          )}
          {run.error && (
            <Notice tone="alarm">
              <p>{run.error}</p>
            </Notice>
          )}
          {run.notes.length > 0 && (
            <ul className="list-disc pl-5">
              {run.notes.map(say).map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
          <FailureNotice sentence={failure} />
          {run.status !== 'processing' && (
            <div>
              <Button
                size="sm"
                kind={run.status === 'completed' ? 'secondary' : 'primary'}
                busy={busy}
                onClick={() => void start()}
              >
                {action}
              </Button>
            </div>
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </CaseSection>
  )
}
