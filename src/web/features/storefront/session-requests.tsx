import CalendarClock from 'lucide-react/icons/calendar-clock'
import { listSessionRequests } from '../../../shared/api/storefront.ts'
import { staffSessionsTexts as texts } from '../../../shared/messages/staff/sessions.ts'
import { useCall } from '../../lib/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SessionRequestCard } from './session-request-card.tsx'

/** Wishes for a session's time: those that wait, the longest waiting first, then the answered ones. */
export function SessionRequests() {
  const requests = useCall(listSessionRequests, {})
  if (requests.isPending) return <Skeleton />
  if (!requests.data) return <LoadFailure of={requests} otherwise={texts.failed} />
  const waiting = requests.data.filter(({ answer }) => answer === null)
  const answered = requests.data.filter(({ answer }) => answer !== null)
  return (
    <div className="grid gap-8">
      <PageSection id="waiting" title={texts.waiting}>
        {waiting.length === 0 && (
          <EmptyState icon={CalendarClock} title={texts.none}>
            {texts.noneText}
          </EmptyState>
        )}
        <div className="grid gap-4">
          {waiting.map((request) => (
            <SessionRequestCard key={request.id} request={request} onAnswered={() => requests.refetch()} />
          ))}
        </div>
      </PageSection>
      {answered.length > 0 && (
        <PageSection id="answered" title={texts.answered}>
          <div className="grid gap-4">
            {answered.map((request) => (
              <SessionRequestCard key={request.id} request={request} onAnswered={() => requests.refetch()} />
            ))}
          </div>
        </PageSection>
      )}
    </div>
  )
}
