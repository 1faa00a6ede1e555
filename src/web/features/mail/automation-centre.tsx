import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getAutomationStatus, triggerFollowUps } from '../../../shared/api/automation.ts'
import { mailTypeName, staffMailTexts } from '../../../shared/messages/staff/mail.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { formatInstant } from '../../lib/format.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useAct } from '../../lib/use-act.ts'
import { useCall } from '../../lib/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'

type Status = CallReply<typeof getAutomationStatus>
type Results = CallReply<typeof triggerFollowUps>['results']

/** The specification's email automation control centre: what is due, what was sent, where the clients stand. */
export function AutomationCentre() {
  const texts = staffMailTexts.automation
  const status = useCall(getAutomationStatus, {})
  const { results, busy, failure, trigger } = useTrigger()
  return (
    <Card
      id="email-automation"
      title={texts.title}
      aside={
        <Button size="sm" busy={busy} onClick={() => void trigger()}>
          {texts.trigger}
        </Button>
      }
    >
      <LoadFailure of={status} otherwise={texts.failed} />
      {status.isPending && <Skeleton />}
      {status.data && !status.data.mailServer && (
        <Notice tone="wait" title={texts.noServer} className="mb-4">
          <p>{texts.noServerText}</p>
        </Notice>
      )}
      {status.data && <Figures status={status.data} />}
      {failure !== null && (
        <Notice tone="alarm" title={texts.triggerFailed} className="mt-4">
          <p>{failure}</p>
        </Notice>
      )}
      {results !== null && <Outcomes results={results} />}
    </Card>
  )
}

function useTrigger() {
  const texts = staffMailTexts.automation
  const toast = useToast()
  const cache = useQueryClient()
  const [results, setResults] = useState<Results | null>(null)
  const { busy, failure, act } = useAct(texts.triggerFailedText, { toastTitle: texts.triggerFailed })
  const trigger = () =>
    act(async (call) => {
      const done = await call(triggerFollowUps, {})
      setResults(done.results)
      toast({
        title: texts.triggered,
        description: texts.processed(done.results.length),
        kind: 'success',
      })
      await cache.invalidateQueries()
    })
  return { results, busy, failure, trigger }
}

function Figures({ status }: { status: Status }) {
  const texts = staffMailTexts.automation
  const stages = ['uploaded', 'round1_sent', 'round2_sent', 'round3_sent', 'completed'] as const
  return (
    <div className="grid gap-4">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <Figure name={texts.pending} value={status.pendingFollowUps} />
        <Figure name={texts.lastWeek} value={status.lastWeekSent} />
        <Figure name={texts.failures} value={status.failedMails} />
        <Figure name={texts.paid} value={status.paidClients} />
        <Figure name={texts.total} value={status.totalClients} />
      </dl>
      <section aria-label={texts.byStatus}>
        <h3 className="text-sm font-semibold">{texts.byStatus}</h3>
        <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm tabular-nums">
          {stages.map((stage) => (
            <div key={stage} className="flex gap-1.5">
              <dt className="text-muted">{texts.statuses[stage]}</dt>
              <dd className="font-semibold">{status.byStatus[stage].toLocaleString('en-US')}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p className="text-sm text-muted">
        {status.nextDueAt === null ? texts.noneDue : texts.nextDue(formatInstant(status.nextDueAt))}{' '}
        {status.lastTimerAt === null ? texts.noTimer : texts.timer(formatInstant(status.lastTimerAt))}{' '}
        <TextLink to="/dashboard/mail">{texts.openMail}</TextLink>
        {status.failedMails > 0 && (
          <>
            {' · '}
            <TextLink to="/dashboard/mail?status=failed">{texts.showFailed}</TextLink>
          </>
        )}
      </p>
    </div>
  )
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-2xl font-semibold tabular-nums">{value.toLocaleString('en-US')}</dd>
    </div>
  )
}

/** Stays on the page: the toast is gone after five seconds. */
function Outcomes({ results }: { results: Results }) {
  const texts = staffMailTexts.automation
  return (
    <Notice tone="info" title={texts.processed(results.length)} className="mt-4">
      {results.length > 0 && (
        <ul aria-label={texts.outcomes} className="mt-1 grid max-h-60 gap-1 overflow-y-auto text-sm">
          {results.map((result) => (
            <li key={`${result.clientId} ${result.type} ${result.kindName ?? ''} ${result.reason ?? ''}`}>
              <TextLink to={`/dashboard/client?client=${result.clientId}`}>{result.name}</TextLink>:{' '}
              {result.kindName ?? mailTypeName(result.type)}. {texts.outcome[result.outcome]}
              {result.reason === null ? '.' : `: ${result.reason}`}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
