import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { classNames } from '../../ui/class-names.ts'

/** In the order of the texts. Weeks 1, 2-6, 7 and 8-13 of the help topic on the timeline, in days. */
const phases = [
  { from: 1, to: 7, yours: true },
  { from: 8, to: 42, yours: false },
  { from: 43, to: 49, yours: true },
  { from: 50, to: 90, yours: false },
] as const
const marks = [1, 30, 60, 90]

/** The first 90 days on one line: whose turn it is, and what happens. */
export function NinetyDays({ texts }: { texts: SiteMessages['course'] }) {
  return (
    <figure>
      <p className="mb-2 flex flex-wrap gap-x-6 gap-y-1 text-base" aria-hidden="true">
        <Turn yours text={texts.yours} />
        <Turn yours={false} text={texts.theirs} />
      </p>
      <svg viewBox="0 0 900 40" preserveAspectRatio="none" aria-hidden="true" className="h-10 w-full">
        {phases.map(({ from, to, yours }) => (
          <rect
            key={from}
            x={(from - 1) * 10 + 1}
            width={(to - from + 1) * 10 - 2}
            y={yours ? 0 : 10}
            height={yours ? 40 : 20}
            className={yours ? 'fill-press' : 'fill-edge'}
          />
        ))}
      </svg>
      <p className="mt-1 flex justify-between text-sm text-muted tabular-nums" aria-hidden="true">
        {marks.map((day) => (
          <span key={day}>{texts.dayMark(day)}</span>
        ))}
      </p>
      <ol className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {phases.map(({ from, to, yours }, position) => {
          const phase = texts.phases[position]
          return (
            phase && (
              <li
                key={from}
                className={classNames('border-t-4 pt-3', yours ? 'border-press' : 'border-edge')}
              >
                <p className="text-base text-muted tabular-nums">{texts.daysFromTo(from, to)}</p>
                <h3 className="text-lg">{phase.title}</h3>
                <p className="mt-1 text-base text-muted">{phase.text}</p>
              </li>
            )
          )
        })}
      </ol>
      <figcaption className="mt-6 max-w-prose text-base text-muted">{texts.afterNinety}</figcaption>
    </figure>
  )
}

function Turn({ yours, text }: { yours: boolean; text: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className={classNames('inline-block w-5', yours ? 'h-5 bg-press' : 'h-2.5 bg-edge')} />
      {text}
    </span>
  )
}
