import type { PortalClient } from '../../../shared/api/portal.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Badge } from '../../ui/badge.tsx'
import { FoldingCard } from '../../ui/folding-card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** What is missing or was refused, why, and what to do about it (decision 22). */
export function MissingFilesCard({ client }: { client: PortalClient }) {
  const { missing: texts } = useMessages().portal
  const { getHelp } = useMessages().reports
  const say = useSay()
  const reports = client.missingFiles.filter(({ field }) => isReport(field))
  return (
    <FoldingCard
      id="missing"
      title={texts.title}
      aside={<Badge>{client.missingFiles.length}</Badge>}
      // A report that is missing is a letter that is missing; a paper only goes along with one.
      isUrgent={reports.length > 0 || client.missingFiles.some(({ reason }) => reason !== null)}
    >
      <p className="text-muted">{texts.lead}</p>
      <ul className="mt-2 divide-y divide-line">
        {client.missingFiles.map(({ field, label, reason }) => (
          <li key={field} className="py-3">
            <p className="font-semibold">{say(label)}</p>
            {reason ? (
              <p className="font-semibold text-alarm">{texts.refused(say(reason))}</p>
            ) : (
              <p className="text-muted">{texts.notUploaded}</p>
            )}
            <p className="text-muted">{isReport(field) ? texts.reportToDo : texts.copyToDo}</p>
          </li>
        ))}
      </ul>
      {reports.length > 0 && (
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
          <LinkButton kind="secondary" to={`/upload?client=${client.id}`}>
            {texts.upload}
          </LinkButton>
          <TextLink to="/account/get-reports">{getHelp}</TextLink>
        </div>
      )}
    </FoldingCard>
  )
}

function isReport(field: string): boolean {
  return field.startsWith('creditReport')
}
