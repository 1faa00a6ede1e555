import Check from 'lucide-react/icons/check'
import type { SiteMessages } from '../../../shared/messages/site-messages.ts'

/** Days that have gone by, of the 30 that a bureau has; null once its answer is here. In the order of the texts. */
const bureaus = [
  { name: 'Experian', day: null },
  { name: 'Equifax', day: 14 },
  { name: 'TransUnion', day: 11 },
] as const

/** A round as the portal shows it: whose answer is here, how many days the others have left, what to do now. */
export function RoundStatus({ round }: { round: SiteMessages['pictures']['round'] }) {
  return (
    <figure className="mx-auto max-w-md">
      <div className="rounded-lg border border-line bg-surface p-6">
        <p className="border-b border-ink pb-2 font-serif text-xl font-semibold">{round.heading}</p>
        <ul className="mt-4 grid gap-4 text-base">
          {bureaus.map(({ name, day }, position) => (
            <li key={name}>
              <p className="flex justify-between gap-4">
                <span className="font-semibold">{name}</span>
                <span className="inline-flex items-center gap-1 text-muted tabular-nums">
                  {day === null && <Check aria-hidden="true" className="size-4 text-press" />}
                  {round.states[position]}
                </span>
              </p>
              <svg
                viewBox="0 0 30 1"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="mt-1 h-2 w-full"
              >
                <rect width="30" height="1" className="fill-sunk" />
                <rect width={day ?? 30} height="1" className={day === null ? 'fill-press' : 'fill-edge'} />
              </svg>
            </li>
          ))}
        </ul>
        <div className="mt-5 rounded-md bg-press-soft p-4 text-base">
          <p className="font-semibold">{round.next}</p>
          <p>{round.nextText}</p>
        </div>
      </div>
      <figcaption className="mt-3 text-sm text-muted">{round.caption}</figcaption>
    </figure>
  )
}
