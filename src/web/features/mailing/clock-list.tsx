import { daysBetween } from '../../../shared/rules/civil-days.ts'
import type { Clock } from '../../../shared/rules/clock.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { classNames } from '../../ui/class-names.ts'
import { FoldMark } from '../../ui/fold-mark.tsx'

/** What a deadline waits for that nothing has started yet: most wait for a delivery. */
const waitsFor = [
  { what: 'waiting', is: (key: string) => key !== 'validation_period' && key !== 'cfpb_feedback' },
  { what: 'waitingForNotice', is: (key: string) => key === 'validation_period' },
  { what: 'waitingForAnswer', is: (key: string) => key === 'cfpb_feedback' },
] as const

/**
 * Deadlines, each with its source in law, what of it is gone, and when it is over; those that nothing has started yet
 * folded into one line at the end. `today` is 'YYYY-MM-DD'.
 */
export function ClockList({ clocks, today }: { clocks: readonly Clock[]; today: string }) {
  const say = useSay()
  const texts = useMessages().mailing.clocks
  // A deadline that has passed unseen is waiting too, but has a day: its title says what nobody outside can see.
  const waiting = clocks.filter(({ state, due }) => state === 'waiting' && due === null)
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4 empty:hidden">
        {clocks
          .filter((clock) => !waiting.includes(clock))
          .map((clock) => (
            <li key={clock.key}>
              <ClockLine clock={clock} today={today} />
            </li>
          ))}
      </ul>
      {waitsFor.map(({ what, is }) => {
        const own = waiting.filter(({ key }) => is(key))
        return own.length === 0 ? null : (
          <details key={what} className="group text-sm text-muted">
            <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2">
              <FoldMark />
              <span>
                <span className="font-semibold">{texts[what]}: </span>
                {texts.notStarted(own.length)}
              </span>
            </summary>
            <ul className="grid gap-1 pb-2 pl-5">
              {own.map(({ key, title, source }) => (
                <li key={key}>
                  {say(title)} ({source})
                </li>
              ))}
            </ul>
          </details>
        )
      })}
    </div>
  )
}

function ClockLine({ clock, today }: { clock: Clock; today: string }) {
  const say = useSay()
  const texts = useMessages().mailing.clocks
  const { title, source, from, due, state, daysLate } = clock
  const all = from && due ? Math.max(1, daysBetween(from, due)) : null
  const gone = from && all ? Math.min(all, Math.max(0, daysBetween(from, today))) : null
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{say(title)}</span>
        <span
          className={classNames(
            'tabular-nums',
            state === 'late'
              ? 'font-semibold text-alarm'
              : state === 'met'
                ? daysLate > 0
                  ? 'text-wait'
                  : 'text-press'
                : 'text-muted',
          )}
        >
          {state === 'late' && texts.late(daysLate)}
          {state === 'met' && (daysLate > 0 ? texts.metAfter(daysLate) : texts.met)}
          {state === 'running' && due && texts.daysLeft(Math.max(0, daysBetween(today, due)))}
        </span>
      </p>
      {all !== null && gone !== null && (
        <svg
          viewBox="0 0 100 4"
          preserveAspectRatio="none"
          role="img"
          aria-label={texts.picture(gone, all)}
          className="my-1.5 block h-2 w-full"
        >
          <rect width="100" height="4" className="fill-line" />
          <rect
            width={state === 'late' || state === 'met' ? 100 : (gone / all) * 100}
            height="4"
            className={state === 'late' ? 'fill-alarm' : state === 'met' ? 'fill-press' : 'fill-wait'}
          />
        </svg>
      )}
      <p className="text-sm text-muted tabular-nums">
        {[
          state === 'running' && gone !== null && all !== null && texts.dayOf(gone, all),
          due && texts.due(formatDay(due)),
          source,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  )
}
