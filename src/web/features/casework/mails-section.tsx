import type { ReactNode } from 'react'
import { listOutbox, listScheduledMails } from '../../../shared/api/automation.ts'
import { caseworkTexts } from '../../../shared/messages/staff/casework.ts'
import { mailTypeName } from '../../../shared/messages/staff/mail.ts'
import { formatDay, formatInstant } from '../../lib/format.ts'
import { useCall } from '../../lib/use-call.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { CaseSection } from './case-section.tsx'
import { OwnMailsOfClient } from './own-mails-of-client.tsx'

const { mail: texts, sections } = caseworkTexts
const mostRows = 10

/** What was mailed to the client, what will be by itself, and the form to write one (`compose`). */
export function MailsSection({ clientId, compose }: { clientId: string; compose: ReactNode }) {
  return (
    <CaseSection
      id="mail"
      title={sections.mail}
      wide
      aside={<TextLink to={`/dashboard/mail?client=${clientId}`}>{texts.more}</TextLink>}
    >
      <div className="grid gap-4">
        <SentMails clientId={clientId} />
        <ScheduledMails clientId={clientId} />
        <OwnMailsOfClient clientId={clientId} />
        {compose}
      </div>
    </CaseSection>
  )
}

function SentMails({ clientId }: { clientId: string }) {
  const mails = useCall(listOutbox, { query: { client: Number(clientId) } })
  if (mails.isPending) return <Skeleton />
  if (!mails.data) return <LoadFailure of={mails} otherwise={texts.failed} />
  if (mails.data.length === 0) return <p className="text-muted">{texts.none}</p>
  return (
    <Table
      caption={texts.sent}
      rows={mails.data.slice(0, mostRows)}
      rowKey={({ id }) => id}
      columns={[
        { id: 'day', title: texts.day, rowHeader: true, cell: ({ createdAt }) => formatInstant(createdAt) },
        { id: 'type', title: texts.type, cell: ({ type }) => mailTypeName(type) },
        {
          id: 'subject',
          title: texts.subject,
          cell: ({ subject }) => <span className="break-words">{subject}</span>,
        },
        {
          id: 'status',
          title: texts.status,
          cell: ({ status, sentAt, lastError }) => (
            <span className={status === 'failed' ? 'text-alarm' : undefined}>
              {status === 'sent' && sentAt ? texts.sentOn(formatInstant(sentAt)) : texts.states[status]}
              {status === 'failed' && lastError && <span className="block">{lastError}</span>}
            </span>
          ),
        },
      ]}
    />
  )
}

function ScheduledMails({ clientId }: { clientId: string }) {
  const scheduled = useCall(listScheduledMails, { params: { id: clientId } })
  return (
    <div>
      <h3 className="text-base">{texts.scheduled}</h3>
      {scheduled.isPending && <Skeleton lines={1} />}
      <LoadFailure of={scheduled} otherwise={texts.scheduledFailed} />
      {scheduled.data?.length === 0 && <p className="text-muted">{texts.noneScheduled}</p>}
      <ul className="list-disc pl-5 empty:hidden">
        {scheduled.data?.map(({ type, dueAt, why }) => (
          <li key={`${type} ${dueAt}`}>{texts.due(mailTypeName(type), formatDay(dueAt), why)}</li>
        ))}
      </ul>
    </div>
  )
}
