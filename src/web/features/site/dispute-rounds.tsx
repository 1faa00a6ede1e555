import type { SiteMessages } from '../../../shared/messages/site-messages.ts'

interface DisputeRoundsProps {
  texts: SiteMessages['course']
  /** How many rounds the page is about. */
  count: number | 'unlimited'
}

/** Each round as a clock of 45 days: 30 that the law gives, 15 more in the cases that it names. */
export function DisputeRounds({ texts, count }: DisputeRoundsProps) {
  const rounds = count === 'unlimited' ? [...texts.rounds, texts.laterRounds] : texts.rounds.slice(0, count)
  return (
    <figure>
      <ol className="grid gap-8 md:auto-cols-fr md:grid-flow-col">
        {rounds.map(({ title, text }, position) => (
          <li key={title} className="relative flex gap-5 md:flex-col">
            {position < rounds.length - 1 && (
              <span
                aria-hidden="true"
                className="absolute top-24 -bottom-8 left-12 w-px bg-edge md:top-16 md:-right-8 md:bottom-auto md:left-32 md:h-px md:w-auto"
              />
            )}
            <RoundClock dayCount={texts.dayCount} days={texts.days} />
            <div className="min-w-0">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1 text-base text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <figcaption className="mt-6 grid max-w-prose gap-1 text-sm text-muted">
        <span>{texts.solidRing}</span>
        <span>{texts.dashedRing}</span>
      </figcaption>
    </figure>
  )
}

/** The circle is 45 units long, one for each day, from the top. */
function RoundClock({ dayCount, days }: { dayCount: string; days: string }) {
  return (
    <svg
      viewBox="0 0 120 120"
      role="img"
      aria-label={`${dayCount} ${days}`}
      className="size-24 shrink-0 md:size-32"
    >
      <g fill="none" strokeWidth="9" transform="rotate(-90 60 60)">
        <circle cx="60" cy="60" r="52" pathLength="45" strokeDasharray="29.6 15.4" className="stroke-press" />
        <path d={lastFifteenDays} pathLength="15" strokeDasharray="0.6 0.4" className="stroke-edge" />
      </g>
      <text x="60" y="64" textAnchor="middle" className="fill-ink font-serif text-xl font-semibold">
        {dayCount}
      </text>
      <text x="60" y="82" textAnchor="middle" className="fill-muted text-sm">
        {days}
      </text>
    </svg>
  )
}

/** The last third of the circle, from 240 to 360 degrees: x = 60 + 52 cos, y = 60 + 52 sin. */
const lastFifteenDays = 'M34 14.97 A52 52 0 0 1 112 60'
