import Check from 'lucide-react/icons/check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import X from 'lucide-react/icons/x'
import type { Decision, ReviewFinding } from '../../../shared/api/review.ts'
import { formatInstant } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { classNames } from '../../ui/class-names.ts'

const choices = [
  { decision: 'dispute', Icon: Check },
  { decision: 'skip', Icon: X },
  { decision: 'hold', Icon: CircleHelp },
] as const

/** Dispute, Not this one, Hold and add a note: three toggle buttons, what the pressed one means, and what went wrong. */
export function DecisionButtons(props: {
  finding: Pick<ReviewFinding, 'title' | 'decision'>
  disabled: boolean
  failure: string | undefined
  /** Another name of the third, where no note is asked for. */
  unsure?: string
  /** On a phone they stay at the foot of the window while what they are about is read. */
  isInReach?: boolean
  onDecide: (decision: Decision) => void
}) {
  const { finding, disabled, failure, isInReach } = props
  const texts = useMessages().review.findings
  const made = finding.decision
  return (
    // What is in reach is held by what surrounds these, too: a box of its own would let it go at its own upper edge.
    <div className={isInReach ? 'max-sm:contents' : undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: three toggle buttons are no form fields; a fieldset would say so */}
      <div
        role="group"
        aria-label={texts.decide(finding.title)}
        className={classNames(
          'grid gap-2 sm:flex sm:flex-wrap',
          isInReach &&
            'in-reach max-sm:-mx-4 max-sm:grid-cols-3 max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:px-4 max-sm:py-2',
        )}
      >
        {choices.map(({ decision, Icon }) => {
          const pressed = made?.decision === decision
          return (
            <button
              key={decision}
              type="button"
              aria-pressed={pressed}
              disabled={disabled}
              onClick={() => props.onDecide(decision)}
              className={classNames(
                'inline-flex min-h-12 items-center justify-center gap-2 rounded-md border px-4 font-semibold transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-100',
                isInReach &&
                  'max-sm:flex-col max-sm:gap-0.5 max-sm:px-1 max-sm:py-1.5 max-sm:text-sm max-sm:leading-tight',
                pressed
                  ? 'border-press bg-press text-on-press'
                  : 'border-edge bg-surface text-ink enabled:hover:border-press enabled:hover:bg-press-soft disabled:text-muted',
              )}
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              {(decision === 'hold' && props.unsure) || texts.decisions[decision]}
            </button>
          )
        })}
      </div>
      <p className="mt-2 text-sm text-muted">
        {made ? texts.meaning[made.decision] : texts.undecided}{' '}
        {made && texts.decidedAt(formatInstant(made.decidedAt))}
      </p>
      {failure && (
        <p role="alert" className="mt-2 font-semibold text-alarm">
          {failure}
        </p>
      )}
    </div>
  )
}
