import { zonedInstantText } from '../../../shared/rules/time-zone.ts'
import { useLanguage, useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { Overview } from './purchases-section.tsx'

/** Booked sessions that are ahead, on the clock they were booked by. */
export function SessionsSection({ sessions }: { sessions: Overview['sessions'] }) {
  const texts = useMessages().account.overview
  const { language } = useLanguage()
  const say = useSay()
  if (sessions.length === 0) return null
  return (
    <Card id="sessions" title={texts.sessions}>
      <ul className="grid gap-1">
        {sessions.map(({ sessionId, product, startsAt, timeZone }) => (
          <li key={sessionId}>
            <TextLink
              to={`/account/purchase?session_id=${encodeURIComponent(sessionId)}`}
              className="inline-flex min-h-11 items-center"
            >
              {texts.session(say(product), zonedInstantText(new Date(startsAt), { timeZone, language }))}
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
