import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { type ProgressedClient, progressSteps } from './progress-steps.ts'

/** Status badge, progress bar and the steps; a round that was mailed says when. */
export function ProgressCard({ client }: { client: ProgressedClient }) {
  const { progress: texts } = useMessages().portal
  const { percent, label, steps } = progressSteps(client, texts)
  return (
    <Card id="progress" title={texts.title} aside={<Badge tone="good">{label}</Badge>}>
      <ProgressBar percent={percent} label={texts.title} valueText={`${percent}%, ${label}`} />
      <ol className="mt-4 grid gap-2 text-sm sm:auto-cols-fr sm:grid-flow-col sm:gap-1 sm:text-center">
        {steps.map(({ name, state, mailedOn }) => {
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
              {mailedOn && <span className="text-muted">{texts.mailed(formatDay(mailedOn))}</span>}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
