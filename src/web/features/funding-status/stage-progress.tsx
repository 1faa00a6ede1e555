import Check from 'lucide-react/icons/check'
import { type FundingStatus, fundingStatuses } from '../../../shared/rules/funding-status.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { circleLooks, stageTones } from './stage-look.ts'

/**
 * The eight stages in their order (specification, section 4): a check before the current one, a ring around it, and
 * colour up to it.
 */
export function StageProgress({ current }: { current: FundingStatus }) {
  const { dashboard, stages } = useMessages().fundingStatus
  const at = fundingStatuses.indexOf(current)
  return (
    <Card id="progress" title={dashboard.progress}>
      <ol className="grid gap-4">
        {fundingStatuses.map((stage, position) => {
          const state = position < at ? 'done' : position === at ? 'now' : 'ahead'
          const look = circleLooks[stageTones[stage]]
          return (
            <li
              key={stage}
              aria-current={state === 'now' ? 'step' : undefined}
              className="relative flex items-center gap-4"
            >
              {position < fundingStatuses.length - 1 && (
                <span
                  aria-hidden="true"
                  className={classNames(
                    'absolute top-9 left-[17px] h-4 w-0.5',
                    state === 'done' ? 'bg-ink' : 'bg-line',
                  )}
                />
              )}
              <span
                aria-hidden="true"
                className={classNames(
                  'flex size-9 shrink-0 items-center justify-center rounded-full border-2 font-semibold tabular-nums',
                  state === 'ahead' ? 'border-edge bg-surface text-muted' : look.filled,
                  state === 'now' && `ring-4 ${look.ring}`,
                )}
              >
                {state === 'done' ? <Check className="size-5" /> : position + 1}
              </span>
              <span className={state === 'now' ? 'font-semibold' : 'text-muted'}>
                {stages[stage]}
                <span className="sr-only">, {dashboard[state]}</span>
              </span>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
