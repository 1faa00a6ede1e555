import { classNames } from '../../ui/class-names.ts'

/** Of the example: months before the seven years begin, the seven years, and what is printed beyond them. */
const parts = [
  { months: 6, fill: 'fill-muted', swatch: 'bg-muted' },
  { months: 84, fill: 'fill-press', swatch: 'bg-press' },
  { months: 45, fill: 'fill-alarm', swatch: 'bg-alarm' },
]
const whole = parts.reduce((sum, { months }) => sum + months, 0)
const startOf = (position: number) => parts.slice(0, position).reduce((sum, { months }) => sum + months, 0)

interface ReportingLimitProps {
  /** The three parts in their order, each with its dates. */
  texts: { heading: string; parts: readonly { title: string; text: string }[] }
}

/** How long a collection may be reported (15 U.S.C. 1681c(c)), drawn for the example's dates to scale. */
export function ReportingLimit({ texts }: ReportingLimitProps) {
  return (
    <figure className="mt-8">
      <figcaption className="text-base font-semibold">{texts.heading}</figcaption>
      <svg
        viewBox={`0 0 ${whole} 10`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-4 h-6 w-full"
      >
        {parts.map(({ months, fill }, position) => (
          <rect key={fill} x={startOf(position)} width={months - 0.3} height="10" className={fill} />
        ))}
      </svg>
      <ul className="mt-4 grid gap-4 sm:grid-cols-3">
        {texts.parts.map(({ title, text }, position) => (
          <li key={title} className="flex gap-3 text-base">
            <span
              aria-hidden="true"
              className={classNames('mt-1.5 size-3 shrink-0', parts[position]?.swatch)}
            />
            <span>
              <span className="block font-semibold">{title}</span>
              <span className="text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
