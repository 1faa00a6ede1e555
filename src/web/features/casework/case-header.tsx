import type { StaffCase } from '../../../shared/api/staff-case.ts'
import { caseworkTexts as texts } from '../../../shared/messages/staff/casework.ts'
import { disputeProgress } from '../../../shared/rules/dispute-status.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { isLate } from '../../../shared/rules/next-deadline.ts'
import { deadlineOf } from '../../lib/deadline-of-client.ts'
import { formatDay } from '../../lib/format.ts'
import { localDay } from '../../lib/local-day.ts'
import { Badge } from '../../ui/badge.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Who it is, always in sight, how far the case is, what is wrong with it, and the ways to what the client sees. */
export function CaseHeader({ record }: { record: StaffCase }) {
  const { client, deletion, blockedAt, blockedReason } = record
  const { badges } = texts
  const isOverdue = isLate(deadlineOf(client), localDay(new Date()))
  const links = [
    { to: `/client-dashboard?client=${client.id}`, title: texts.portal },
    { to: `/account/folder?client=${client.id}`, title: texts.folder },
  ]
  return (
    <>
      <div className="sticky top-0 z-20 -mx-4 mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-paper px-4 py-2 sm:-mx-6 sm:px-6">
        <h1 className="min-w-0 text-xl wrap-anywhere sm:text-2xl">{client.name}</h1>
        <Badge
          tone={client.paymentStatus === 'paid' ? 'good' : client.clientType === 'tester' ? 'beta' : 'wait'}
        >
          {client.clientType === 'tester' ? badges.tester : badges.payment(client.paymentStatus)}
        </Badge>
        <Badge>{disputeProgress(client.disputeStatus).label}</Badge>
        {client.blocked && <Badge tone="alarm">{badges.blocked}</Badge>}
        {Number(client.lost) > 0 && (
          <Badge tone="alarm">{badges.lost(formatDollars(Number(client.lost)))}</Badge>
        )}
        {isOverdue && <Badge tone="alarm">{badges.late}</Badge>}
        {record.missingFiles.length > 0 && (
          <Badge tone="wait">{badges.missing(record.missingFiles.length)}</Badge>
        )}
        {deletion && <Badge tone="alarm">{badges.deletion(formatDay(deletion.dueOn))}</Badge>}
      </div>
      <div className="mb-4 grid gap-3">
        <p className="flex flex-wrap items-baseline gap-x-4 text-sm text-muted">
          <span>{texts.number(client.id)}</span>
          <span>{texts.since(formatDay(client.createdAt))}</span>
          {record.lastUsedAt && <span>{texts.lastUsed(formatDay(record.lastUsedAt))}</span>}
          {links.map(({ to, title }) => (
            <TextLink key={to} to={to} className="inline-flex min-h-9 items-center">
              {title}
            </TextLink>
          ))}
          {client.googleDriveFolderUrl?.startsWith('https://drive.') && (
            <TextLink to={client.googleDriveFolderUrl} newTab className="inline-flex min-h-9 items-center">
              {texts.driveFolder}
            </TextLink>
          )}
        </p>
        {blockedAt && (
          <Notice tone="alarm">
            <p>{texts.blockedNote(formatDay(blockedAt))}</p>
            {blockedReason && <p>{texts.blockedReason(blockedReason)}</p>}
          </Notice>
        )}
        {deletion && (
          <Notice tone="alarm">
            <p>{texts.deletionNote(formatDay(deletion.requestedAt), formatDay(deletion.dueOn))}</p>
          </Notice>
        )}
      </div>
    </>
  )
}
