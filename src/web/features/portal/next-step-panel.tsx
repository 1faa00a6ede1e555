import type { ReactNode } from 'react'
import type { Messages } from '../../../shared/messages/messages.ts'
import { expectedByMailDate, type NextStep } from '../../../shared/rules/next-step.ts'
import type { Said } from '../../../shared/sentences/said.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { TesterIntakeButton } from './tester-intake-button.tsx'

interface NextStepPanelProps {
  step: NextStep
  clientId: number
  /** What an unpaid case can be paid with; another feature's, which the page hands in. */
  packages: ReactNode
  /** What the review asks first, to be answered here; another feature's, too. */
  firstQuestion: ReactNode
  /** Why reports cannot be used, where that is what is to be mended. */
  reasons: readonly Said[]
  /** Whether all that they lack is a password, which the list of the reports asks for. */
  isLocked: boolean
}

/** The answer to 'what must I do, when will something happen', on top of the portal. */
export function NextStepPanel({
  step,
  clientId,
  packages,
  firstQuestion,
  reasons,
  isLocked,
}: NextStepPanelProps) {
  const say = useSay()
  const { next } = useMessages().portal
  const { title, text, action, second } = wordsOf(step, next, isLocked)
  return (
    <section
      aria-labelledby="next-title"
      className="rounded-lg border border-l-4 border-line border-l-press bg-surface p-5 sm:p-6"
    >
      <p className="text-sm font-semibold text-muted">{next.heading}</p>
      <h2 id="next-title" className="mt-1 text-2xl">
        {title}
      </h2>
      {step.kind === 'mend' &&
        [...new Set(reasons.map(say))].map((reason) => (
          <p key={reason} className="mt-2 max-w-prose font-semibold text-alarm">
            {reason}
          </p>
        ))}
      <p className="mt-2 max-w-prose">{text}</p>
      {step.kind === 'unpaid' && packages}
      {step.kind === 'review' && firstQuestion}
      {step.kind === 'intakeTester' && <TesterIntakeButton clientId={clientId} />}
      {action && step.kind !== 'intakeTester' && (
        <div className="mt-4 flex flex-wrap gap-3">
          <LinkButton
            kind={step.kind === 'wait' ? 'secondary' : 'primary'}
            to={targetOf(step, clientId, isLocked)}
          >
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
  isLocked: boolean,
): { title: string; text: string; action?: string; second?: string } {
  switch (step.kind) {
    case 'uploadSome': {
      const { title, text, testerText, action } = next.uploadSome
      const named = title(listed(step.missing), step.missing.length)
      return { title: named, text: step.tester ? testerText : text, action }
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
      return {
        ...next.review,
        ...(step.hasReady ? next.review.ready : {}),
        title: next.review.title(step.findings, step.answers),
      }
    case 'mend': {
      const { title, text, locked } = next.mend
      const words = {
        text,
        title: title(listed(step.bureaus), step.bureaus.length),
        action: next.mend.action,
      }
      const goOn = step.without ? next.mend[step.without] : {}
      return { ...words, ...goOn, ...(isLocked ? locked : {}) }
    }
    case 'noLetter':
      return next.noLetter[step.because]
    case 'notUnderstood':
      return { ...next.notUnderstood, text: next.notUnderstood.text(listed(step.bureaus)) }
    case 'enterMailed':
      return {
        ...next.enterMailed,
        title: next.enterMailed.title(listed(step.recipients), step.recipients.length),
      }
    case 'nextRound':
    case 'sentUndated':
      return { ...next[step.kind], title: next[step.kind].title(step.round) }
    case 'overdue':
      return {
        ...next.overdue,
        title: next.overdue.title(listed(step.recipients), step.round, formatDay(step.due)),
      }
    default:
      return next[step.kind]
  }
}

function targetOf(step: NextStep, clientId: number, isLocked: boolean): string {
  switch (step.kind) {
    case 'mend':
      return isLocked ? '#documents' : `/upload?client=${clientId}`
    case 'intake':
      return `/intake?client=${clientId}`
    case 'mail':
      return signing(clientId)
    case 'noLetter':
      return step.because === 'nothingDisputed' ? `/account/review?client=${clientId}` : '#documents'
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

/** Where the first letter that can be signed is open for it. */
const signing = (clientId: number) => `/account/mailing?client=${clientId}&sign=next`

function secondTargetOf(step: NextStep, clientId: number): string {
  if (step.kind === 'review' && step.hasReady) return signing(clientId)
  if (step.kind === 'mend' && step.without === 'nextRound')
    return `/account/mailing?client=${clientId}#results`
  return '#documents'
}

/** 'Equifax and TransUnion', in the language of the page. */
function listed(names: readonly string[]): string {
  return new Intl.ListFormat(document.documentElement.lang || 'en').format(names)
}
