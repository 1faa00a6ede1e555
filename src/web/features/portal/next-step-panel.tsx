import type { ReactNode } from 'react'
import type { Messages } from '../../../shared/messages/messages.ts'
import { expectedByMailDate, type NextStep } from '../../../shared/rules/next-step.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { TesterIntakeButton } from './tester-intake-button.tsx'

interface NextStepPanelProps {
  step: NextStep
  clientId: number
  /** What an unpaid case can be paid with; another feature's, which the page hands in. */
  packages: ReactNode
}

/** The answer to 'what must I do, when will something happen', on top of the portal. */
export function NextStepPanel({ step, clientId, packages }: NextStepPanelProps) {
  const { next } = useMessages().portal
  const { title, text, action, second } = wordsOf(step, next)
  return (
    <section
      aria-labelledby="next-title"
      className="rounded-lg border border-l-4 border-line border-l-press bg-surface p-5 sm:p-6"
    >
      <p className="text-sm font-semibold text-muted">{next.heading}</p>
      <h2 id="next-title" className="mt-1 text-2xl">
        {title}
      </h2>
      <p className="mt-2 max-w-prose">{text}</p>
      {step.kind === 'unpaid' && packages}
      {step.kind === 'intakeTester' && <TesterIntakeButton clientId={clientId} />}
      {action && step.kind !== 'intakeTester' && (
        <div className="mt-4 flex flex-wrap gap-3">
          <LinkButton kind={step.kind === 'wait' ? 'secondary' : 'primary'} to={targetOf(step, clientId)}>
            {action}
          </LinkButton>
          {second && (
            <LinkButton kind="secondary" to={secondTargetOf(step, clientId)}>
              {second}
            </LinkButton>
          )}
        </div>
      )}
    </section>
  )
}

function wordsOf(
  step: NextStep,
  next: Messages['portal']['next'],
): { title: string; text: string; action?: string; second?: string } {
  switch (step.kind) {
    case 'uploadSome': {
      const { title, text, testerText, action } = next.uploadSome
      return { title: title(listed(step.missing)), text: step.tester ? testerText : text, action }
    }
    case 'wait':
      return {
        ...next.wait,
        title: next.wait.title(step.round, formatDay(step.mailed)),
        text: [
          next.wait.text(formatDay(step.from), formatDay(step.to), step.from === step.to),
          ...(step.unproved.length > 0 ? [next.wait.unproved(listed(step.unproved))] : []),
        ].join(' '),
      }
    case 'proveDelivery':
      return {
        ...next.proveDelivery,
        title: next.proveDelivery.title(step.round, formatDay(step.mailed)),
        text: [
          next.proveDelivery.text(step.recipients.length > 0 ? listed(step.recipients) : null),
          next.proveDelivery.estimate(formatDay(expectedByMailDate(step.mailed))),
        ].join(' '),
      }
    case 'answered':
      return { ...next.answered, title: next.answered.title(step.round) }
    case 'review':
      return { ...next.review, title: next.review.title(step.open) }
    case 'enterMailed':
      return {
        ...next.enterMailed,
        title: next.enterMailed.title(listed(step.recipients), step.recipients.length),
      }
    case 'nextRound':
      return { ...next.nextRound, title: next.nextRound.title(step.round) }
    case 'overdue':
      return {
        ...next.overdue,
        title: next.overdue.title(listed(step.recipients), step.round, formatDay(step.due)),
      }
    default:
      return next[step.kind]
  }
}

function targetOf(step: NextStep, clientId: number): string {
  switch (step.kind) {
    case 'intake':
      return `/intake?client=${clientId}`
    case 'mail':
      return '#documents'
    case 'review':
      return `/account/review?client=${clientId}`
    case 'enterMailed':
    case 'proveDelivery':
    case 'answered':
      return `/account/mailing?client=${clientId}`
    case 'wait':
    case 'overdue':
    case 'nextRound':
      return `/account/mailing?client=${clientId}#results`
    default:
      return `/upload?client=${clientId}`
  }
}

function secondTargetOf(step: NextStep, clientId: number): string {
  return step.kind === 'mail' ? `/account/mailing?client=${clientId}` : '#documents'
}

/** 'Equifax and TransUnion', in the language of the page. */
function listed(names: readonly string[]): string {
  return new Intl.ListFormat(document.documentElement.lang || 'en').format(names)
}
