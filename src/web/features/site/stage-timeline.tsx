import { classNames } from '../../ui/class-names.ts'

interface StageTimelineProps {
  /** `from` and `to` in days from the start: the bar shows them against the whole. */
  stages: readonly { when: string; title: string; text: string; from: number; to: number }[]
}

/** Stages drawn against the days they take; the words say the same as the bars. */
export function StageTimeline({ stages }: StageTimelineProps) {
  const whole = Math.max(...stages.map(({ to }) => to))
  return (
    <ol className="grid gap-5">
      {stages.map(({ when, title, text, from, to }, position) => (
        <li key={title} className="grid gap-x-6 gap-y-1 md:grid-cols-[9rem_minmax(0,1fr)]">
          <p className="font-serif text-lg font-semibold tabular-nums">{when}</p>
          <div className="min-w-0">
            <svg
              viewBox="0 0 1000 16"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="mb-2 h-4 w-full"
            >
              <rect width="1000" height="16" rx="4" className="fill-sunk" />
              <rect
                x={(from / whole) * 1000}
                width={Math.max(((to - from) / whole) * 1000, 8)}
                height="16"
                rx="4"
                className={classNames(position === stages.length - 1 ? 'fill-press' : 'fill-edge')}
              />
            </svg>
            <h3 className="text-lg">{title}</h3>
            <p className="text-base text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
