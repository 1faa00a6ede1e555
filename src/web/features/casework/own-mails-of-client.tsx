import { listOwnMailsOfClient } from '../../../shared/api/own-mails.ts'
import { ownMailTriggerTexts, ownMailTexts as texts } from '../../../shared/messages/staff/own-mails.ts'
import { formatDay } from '../../lib/format.ts'
import { useCall } from '../../lib/use-call.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'

/** Mails of the operator's own kinds that wait for the client, and those that were dropped with the reason; mostly none. */
export function OwnMailsOfClient({ clientId }: { clientId: string }) {
  const asked = useCall(listOwnMailsOfClient, { params: { id: clientId } })
  if (asked.error) return <LoadFailure of={asked} otherwise={texts.failed} />
  if (!asked.data || asked.data.length === 0) return null
  return (
    <div>
      <h3 className="text-base">{texts.title}</h3>
      <ul className="list-disc pl-5">
        {asked.data.map(({ name, trigger, happenedAt, dueAt, dropped }) => (
          <li key={`${name} ${happenedAt}`} className="break-words">
            {dropped === null
              ? texts.waiting(name, formatDay(dueAt), ownMailTriggerTexts[trigger].name)
              : texts.dropped(name, dropped)}
          </li>
        ))}
      </ul>
    </div>
  )
}
