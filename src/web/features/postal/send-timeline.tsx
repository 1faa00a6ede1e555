import type { PostalSend } from '../../../shared/api/postal.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { classNames } from '../../ui/class-names.ts'

type State = PostalSend['state']

/** The way of a letter; the last step is where it ended. */
function wayOf(state: State): State[] {
  if (state === 'canceled' || state === 'failed') return ['paid', state]
  return ['paid', 'accepted', 'in_transit', state === 'returned' ? 'returned' : 'delivered']
}

/** Handed over, accepted, in transit, delivered or back: drawn as the mail log draws its own steps. */
export function SendTimeline({ send }: { send: PostalSend }) {
  const texts = useMessages().postal.sends
  const way = wayOf(send.state)
  const reached = way.indexOf(send.state)
  return (
    <ol aria-label={texts.steps} className="mt-4 grid gap-3 sm:auto-cols-fr sm:grid-flow-col sm:gap-2">
      {way.map((state, at) => {
        const isBad = state === 'returned' || state === 'failed'
        return (
          <li key={state} aria-current={at === reached ? 'step' : undefined} className="flex gap-3 sm:block">
            <span
              aria-hidden="true"
              className={classNames(
                'mt-1 block shrink-0 rounded-full max-sm:size-3 sm:h-1.5 sm:w-full',
                at > reached ? 'bg-line' : isBad ? 'bg-alarm' : 'bg-press',
              )}
            />
            <span className="block min-w-0 text-sm sm:mt-2">
              <span className={classNames('block', at === reached ? 'font-semibold' : 'text-muted')}>
                {texts.states[state]}
                <span className="sr-only">
                  {', '}
                  {at < reached ? texts.done : at === reached ? texts.now : texts.ahead}
                </span>
              </span>
              {at === reached && (
                <span className="block tabular-nums">{formatDay(send.stateAt.slice(0, 10))}</span>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
