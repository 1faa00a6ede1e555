import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { SentApplication } from './use-funding-submit.ts'

/** What stays of the toast after a submission: the number, the way to the status page, files that were not taken. */
export function SubmittedNotice({ sent }: { sent: SentApplication }) {
  const { funding } = useMessages()
  const say = useSay()
  const texts = funding.submitted
  return (
    <Notice tone="good" role="status" title={texts.title}>
      <p>{texts.description}</p>
      <p className="mt-2">
        {texts.number(sent.applicationId)} {texts.mailed}
      </p>
      {sent.refusedFiles.length > 0 && (
        <div className="mt-2">
          <p className="font-semibold">{texts.filesRefused}</p>
          <ul className="list-disc pl-5">
            {sent.refusedFiles.map(({ field, reason }) => (
              <li key={field}>{say(reason)}</li>
            ))}
          </ul>
        </div>
      )}
      <LinkButton className="mt-4" to={`/readiness/status?application=${sent.applicationId}`}>
        {texts.status}
      </LinkButton>
    </Notice>
  )
}
