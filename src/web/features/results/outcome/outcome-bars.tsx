import { useMessages } from '../../../lib/use-messages.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { BureauNow, Standing } from './outcome-of-case.ts'

const order: readonly Standing[] = ['removed', 'corrected', 'stays', 'unanswered']

/** Shades that stay apart in grey; the words below repeat each. */
const fills: Record<Standing, string> = {
  removed: 'fill-press',
  corrected: 'fill-press/50',
  stays: 'fill-ink',
  unanswered: 'fill-edge',
}
const dots: Record<Standing, string> = {
  removed: 'bg-press',
  corrected: 'bg-press/50',
  stays: 'bg-ink',
  unanswered: 'bg-edge',
}

/** A bureau a bar: as long as what was disputed there, parted by what became of it. */
export function OutcomeBars({ bureaus }: { bureaus: readonly BureauNow[] }) {
  const { outcome: texts } = useMessages().results
  const most = Math.max(...bureaus.map(({ of }) => of))
  return (
    <ul className="grid gap-5">
      {bureaus.map(({ bureau, of, counts }) => (
        <li key={bureau}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{texts.bureau(bureau, of)}</span>
            <span className="text-sm text-muted tabular-nums">
              {texts.before(of)} → {texts.after(counts.stays + counts.unanswered)}
            </span>
          </p>
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${most} 1`}
            preserveAspectRatio="none"
            className="mt-1.5 block h-5 w-full rounded-sm bg-sunk"
          >
            {order.map((standing, at) => (
              <rect
                key={standing}
                x={order.slice(0, at).reduce((sum, each) => sum + counts[each], 0)}
                y="0"
                width={counts[standing]}
                height="1"
                className={classNames(fills[standing], 'stroke-surface')}
                strokeWidth="2"
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </svg>
          <p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {order
              .filter((standing) => counts[standing] > 0)
              .map((standing) => (
                <span key={standing} className="inline-flex items-center gap-1.5">
                  <span
                    aria-hidden="true"
                    className={classNames('size-3 rounded-sm border border-edge', dots[standing])}
                  />
                  {texts.counted(counts[standing], texts.standings[standing])}
                </span>
              ))}
          </p>
        </li>
      ))}
    </ul>
  )
}
