import { listOutbox, type OutboxMail } from '../../../shared/api/automation.ts'
import { mailTypeName, staffMailTexts } from '../../../shared/messages/staff/mail.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { formatInstant } from '../../lib/format.ts'
import { useCallPage } from '../../lib/use-call-page.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { OutboxSearch } from './outbox-search.ts'

const pageSize = 50
const tones: Record<OutboxMail['status'], Tone> = {
  queued: 'wait',
  sent: 'good',
  kept: 'neutral',
  failed: 'alarm',
  suppressed: 'neutral',
}

interface OutboxListProps {
  search: OutboxSearch
  onChange: (changes: Readonly<Record<string, string | null>>) => void
  /** The address of one mail, beside the filters as they are. */
  addressOf: (mail: number) => string
}

/** One page of the outbox, the newest first. */
export function OutboxList({ search, onChange, addressOf }: OutboxListProps) {
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
  if (found.isError) return <FailureNotice sentence={sentenceOf(found.error, texts.failed)} />
  if (!found.data) return <Skeleton lines={6} />
  const { rows, total } = found.data
  if (rows.length === 0)
    return (
      <EmptyState title={texts.none}>
        <p>{status || type || client || search.search ? texts.noneFiltered : texts.noneText}</p>
      </EmptyState>
    )
  const pages = Math.ceil(total / pageSize)
  return (
    <div className="grid gap-3">
      <p role="status" className="text-sm text-muted tabular-nums">
        {texts.count(total)}
      </p>
      <div className="text-sm">
        <Table
          caption={texts.caption}
          rows={rows}
          rowKey={(mail) => mail.id}
          columns={columnsOf(addressOf)}
        />
      </div>
      {pages > 1 && (
        <nav aria-label={texts.caption} className="flex flex-wrap items-center gap-3">
          <Button
            kind="secondary"
            size="sm"
            disabled={page <= 1}
            onClick={() => onChange({ page: page > 2 ? String(page - 1) : null })}
          >
            {texts.previous}
          </Button>
          <span className="text-sm tabular-nums">{texts.page(page, pages)}</span>
          <Button
            kind="secondary"
            size="sm"
            disabled={page >= pages}
            onClick={() => onChange({ page: String(page + 1) })}
          >
            {texts.next}
          </Button>
        </nav>
      )}
    </div>
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
