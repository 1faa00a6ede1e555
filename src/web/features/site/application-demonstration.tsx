import Check from 'lucide-react/icons/check'
import type { readinessTexts } from '../../../shared/messages/en/site/readiness.ts'
import { classNames } from '../../ui/class-names.ts'
import { Dial } from '../../ui/dial.tsx'

/** Sample score in percent, and the stage that the demonstration stands at, from 0 (specification, section 2). */
const shownPercent = 78
const shownStage = 2

/** How an application is followed: a score as a dial, and six stages. It says of itself that it is invented. */
export function ApplicationDemonstration({ texts }: { texts: (typeof readinessTexts)['demo'] }) {
  return (
    <figure className="rounded-lg border border-line bg-surface p-6 sm:p-8">
      <p className="mb-4 inline-block rounded-full bg-sunk px-3 py-1 text-sm font-semibold">{texts.badge}</p>
      <div className="grid items-center gap-8 md:grid-cols-[14rem_minmax(0,1fr)]">
        <Dial
          value={shownPercent}
          text={`${shownPercent}%`}
          caption={texts.score}
          label={`${texts.score}: ${texts.percent(shownPercent)}`}
        />
        <ol className="grid gap-5 lg:auto-cols-fr lg:grid-flow-col lg:gap-2">
          {texts.stages.map((stage, position) => (
            <Stage
              key={stage}
              name={stage}
              number={position + 1}
              texts={texts}
              isLast={position === texts.stages.length - 1}
            />
          ))}
        </ol>
      </div>
      <figcaption className="mt-6 border-t border-line pt-3 text-sm text-muted">{texts.caption}</figcaption>
    </figure>
  )
}

interface StageProps {
  name: string
  /** From 1. */
  number: number
  isLast: boolean
  texts: (typeof readinessTexts)['demo']
}

function Stage({ name, number, isLast, texts }: StageProps) {
  const position = number - 1
  const state = position < shownStage ? 'done' : position === shownStage ? 'now' : 'ahead'
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className="relative flex items-center gap-4 lg:flex-col lg:gap-2 lg:text-center"
    >
      {!isLast && (
        <span
          aria-hidden="true"
          className={classNames(
            'absolute top-10 left-5 h-5 w-px lg:top-5 lg:left-[calc(50%+1.75rem)] lg:h-px lg:w-[calc(100%-3rem)]',
            state === 'done' ? 'bg-press' : 'bg-edge',
          )}
        />
      )}
      <span
        aria-hidden="true"
        className={classNames(
          'flex size-10 shrink-0 items-center justify-center rounded-full border-2 font-serif font-semibold tabular-nums',
          state === 'done' && 'border-press bg-press text-on-press',
          state === 'now' && 'border-press bg-surface text-press ring-4 ring-press-soft',
          state === 'ahead' && 'border-edge bg-surface text-muted',
        )}
      >
        {state === 'done' ? <Check className="size-5" /> : number}
      </span>
      <span className={classNames('text-base', state === 'now' ? 'font-semibold' : 'text-muted')}>
        {name}
        <span className="sr-only">, {texts[state]}</span>
      </span>
    </li>
  )
}
