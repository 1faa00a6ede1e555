import type { PortalClient } from '../../../shared/api/portal.ts'
import { disputeProgress, disputeStatuses } from '../../../shared/rules/dispute-status.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'

type Rounds = Pick<PortalClient, 'status' | 'round1MailDate' | 'round2MailDate' | 'round3MailDate'>

/** Status badge, progress bar and the five steps; a round that was mailed says when. */
export function ProgressCard({ client }: { client: Rounds }) {
  const { progress: texts } = useMessages().portal
  const progress = disputeProgress(client.status)
  const label = texts.stages[progress.status]
  const now = progress.percent === 0 ? -1 : disputeStatuses.indexOf(progress.status)
  const mailed = [null, client.round1MailDate, client.round2MailDate, client.round3MailDate, null]
  return (
    <Card id="progress" title={texts.title} aside={<Badge tone="good">{label}</Badge>}>
      <ProgressBar
        percent={progress.percent}
        label={texts.title}
        valueText={`${progress.percent}%, ${label}`}
      />
      <ol className="mt-4 grid gap-2 text-sm sm:grid-cols-5 sm:gap-1 sm:text-center">
        {texts.steps.map((name, at) => {
          const state = at < now ? 'done' : at === now ? 'now' : 'ahead'
          const day = mailed[at]
          return (
            <li
              key={name}
              aria-current={state === 'now' ? 'step' : undefined}
              className="flex items-center gap-3 sm:flex-col sm:gap-1"
            >
              <span
                aria-hidden="true"
                className={classNames(
                  'size-4 shrink-0 rounded-full border-2',
                  state === 'done' && 'border-press bg-press',
                  state === 'now' && 'border-press bg-surface ring-4 ring-press-soft',
                  state === 'ahead' && 'border-edge bg-surface',
                )}
              />
              <span className={state === 'now' ? 'font-semibold' : 'text-muted'}>
                {name}
                <span className="sr-only">
                  {', '}
                  {state === 'done' ? texts.stepDone : state === 'now' ? texts.stepNow : texts.stepAhead}
                </span>
              </span>
              {day && <span className="text-muted">{texts.mailed(formatDay(day))}</span>}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
