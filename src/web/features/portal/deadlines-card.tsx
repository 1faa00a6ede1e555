import type { listMailings } from '../../../shared/api/mailing.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { type Deadline, deadlinesOf } from './deadline-list.ts'

const shownAtOnce = 4

/** 'Experian is 6 days late', and what comes due next. Shown once there is a letter to mail. */
export function DeadlinesCard(props: { clientId: number; log: CallReply<typeof listMailings> }) {
  const { card: texts } = useMessages().mailing
  if (props.log.letters.length === 0) return null
  const deadlines = deadlinesOf(props.log)
  const more = deadlines.length - shownAtOnce
  return (
    <Card id="deadlines" title={texts.title}>
      {deadlines.length === 0 && <p className="text-muted">{texts.none}</p>}
      <ul className="grid gap-3 empty:hidden">
        {deadlines.slice(0, shownAtOnce).map((deadline) => (
          <li key={deadline.key}>
            <DeadlineLine deadline={deadline} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-muted">{texts.more(more)}</p>}
      <LinkButton className="mt-4" kind="secondary" to={`/account/mailing?client=${props.clientId}`}>
        {texts.open}
      </LinkButton>
    </Card>
  )
}

function DeadlineLine({ deadline: { recipient, clock } }: { deadline: Deadline }) {
  const { card: texts, clocks } = useMessages().mailing
  const say = useSay()
  const due = clock.due && clocks.due(formatDay(clock.due))
  return (
    <>
      {clock.state === 'late' && (
        <p className="font-semibold text-alarm">
          {recipient ? texts.late(recipient, clock.daysLate) : clocks.late(clock.daysLate)}
        </p>
      )}
      <p>{say(clock.title)}</p>
      <p className="text-sm text-muted tabular-nums">{[due, clock.source].filter(Boolean).join(' · ')}</p>
    </>
  )
}
