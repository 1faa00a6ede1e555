import { listOutbox, type OutboxMail } from '../../../shared/api/automation.ts'
import { staffListTexts } from '../../../shared/messages/staff/lists.ts'
import { mailTypeName, staffMailTexts } from '../../../shared/messages/staff/mail.ts'
import { formatInstant } from '../../lib/format.ts'
import { useCallPage } from '../../lib/use-call-page.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Table } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { isFiltered } from './outbox-filters.tsx'
import type { OutboxSearch } from './outbox-search.ts'

const pageSize = 50
const tones: Record<OutboxMail['status'], Tone> = {
  queued: 'wait',
  sent: 'good',
  kept: 'neutral',
  failed: 'alarm',
  suppressed: 'neutral',
  'set-aside': 'neutral',
}

interface OutboxListProps {
  search: OutboxSearch
  onPage: (page: number) => void
  /** The address of one mail, beside the filters as they are. */
  addressOf: (mail: number) => string
}

/** One page of the outbox, the newest first. */
export function OutboxList({ search, onPage, addressOf }: OutboxListProps) {
  const texts = staffMailTexts.outbox
  const { status, type, client, page } = search
  const found = useCallPage(listOutbox, {
    query: {
      page,
      ...(status ? { status } : {}),
      ...(type ? { type } : {}),
      ...(client ? { client } : {}),
      ...(search.search ? { search: search.search } : {}),
    },
  })
  const { rows = [], total = 0 } = found.data ?? {}
  return (
    <PagedList
      isPending={found.isPending}
      failure={<LoadFailure of={found} otherwise={texts.failed} />}
      rows={found.data?.rows.length}
      total={total}
      count={texts.count(total)}
      page={page}
      pages={Math.ceil(total / pageSize)}
      onPage={onPage}
      pager={staffListTexts.pager}
      beyond={staffListTexts.beyond}
      empty={
        <EmptyState title={texts.none}>
          <p>{isFiltered(search) ? texts.noneFiltered : texts.noneText}</p>
        </EmptyState>
      }
    >
      {rows.length > 0 && (
        <div className="text-sm">
          <Table
            caption={texts.caption}
            rows={rows}
            rowKey={(mail) => mail.id}
            columns={columnsOf(addressOf)}
          />
        </div>
      )}
    </PagedList>
  )
}

function columnsOf(addressOf: (mail: number) => string) {
  const texts = staffMailTexts.outbox
  const { columns } = texts
  return [
    {
      id: 'subject',
      title: columns.subject,
      rowHeader: true,
      cell: (mail: OutboxMail) => (
        <TextLink to={addressOf(mail.id)} aria-label={texts.open(mail.subject)}>
          {mail.subject}
        </TextLink>
      ),
    },
    {
      id: 'recipient',
      title: columns.recipient,
      cell: (mail: OutboxMail) => <span className="break-all">{mail.recipient}</span>,
    },
    { id: 'type', title: columns.type, cell: (mail: OutboxMail) => mailTypeName(mail.type) },
    { id: 'status', title: columns.status, cell: (mail: OutboxMail) => <Delivery mail={mail} /> },
    { id: 'when', title: columns.when, cell: (mail: OutboxMail) => formatInstant(mail.createdAt) },
    { id: 'by', title: columns.by, cell: (mail: OutboxMail) => mail.sentBy ?? texts.system },
  ]
}

/** The state in words, and what happens next to a mail that has not arrived. */
export function Delivery({ mail }: { mail: OutboxMail }) {
  const texts = staffMailTexts.outbox
  const isTrouble = mail.lastError !== null && mail.status !== 'sent'
  return (
    <span className="grid justify-items-start gap-0.5 max-sm:justify-items-end max-sm:text-right">
      <Badge tone={tones[mail.status]}>{texts.statuses[mail.status]}</Badge>
      {isTrouble && (
        <span className="text-muted">
          {texts.attempts(mail.attempts)}
          {mail.nextAttemptAt !== null && <>. {texts.nextAttempt(formatInstant(mail.nextAttemptAt))}</>}
        </span>
      )}
    </span>
  )
}
