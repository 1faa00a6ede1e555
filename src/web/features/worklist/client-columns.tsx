import type { StaffClient } from '../../../shared/api/staff-clients.ts'
import {
  clientTypeName,
  paymentName,
  clientTableTexts as texts,
} from '../../../shared/messages/staff/clients.ts'
import { mailTypeName } from '../../../shared/messages/staff/mail.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { isLate } from '../../../shared/rules/next-deadline.ts'
import { deadlineOf } from '../../lib/deadline-of-client.ts'
import { stageName } from '../../lib/stage-name.ts'
import { personAddress } from '../../parts/persons/person-link.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { DataColumn } from '../../ui/data-column.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { ShortDay } from './short-day.tsx'

interface ColumnsInput {
  /** 'YYYY-MM-DD', UTC: a deadline before it is late, as the filter counts it. */
  today: string
  onEdit: (client: StaffClient) => void
  /** Whose results text is open. */
  resultsOf: number | null
  onResults: (client: StaffClient) => void
}

type Column = DataColumn<StaffClient>
const { columns: titles, empty } = texts
const paymentTones: Readonly<Record<string, Tone>> = { paid: 'good', pending: 'wait', failed: 'alarm' }

/** What the table shows of each client. */
export function clientColumns(input: ColumnsInput): Column[] {
  return [...whoColumns, ...caseColumns(input), resultsColumn(input), actionsColumn(input)]
}

const whoColumns: Column[] = [
  {
    id: 'name',
    title: titles.name,
    sort: 'name',
    rowHeader: true,
    cell: (client) => (
      <>
        <TextLink
          to={`/dashboard/client?client=${client.id}`}
          className="inline-block min-w-28 font-semibold wrap-anywhere"
        >
          {client.name}
        </TextLink>
        <span className="block text-muted xl:whitespace-nowrap">
          {texts.numberAndType(client.id, clientTypeName(client.clientType))}
          {client.blocked && (
            <>
              {' '}
              <SmallBadge tone="alarm">{texts.blocked}</SmallBadge>
            </>
          )}
        </span>
      </>
    ),
  },
  {
    id: 'contact',
    title: titles.contact,
    cell: (client) => (
      <>
        <span className="block">
          <EmailAddress address={client.email} />
        </span>
        <span className="block whitespace-nowrap text-muted tabular-nums">{client.phone}</span>
      </>
    ),
  },
  {
    id: 'payment',
    title: titles.payment,
    sort: 'payment',
    cell: ({ paymentStatus }) => (
      <SmallBadge tone={paymentTones[paymentStatus] ?? 'neutral'}>{paymentName(paymentStatus)}</SmallBadge>
    ),
  },
  {
    id: 'amount',
    title: titles.amount,
    sort: 'amount',
    align: 'right',
    cell: ({ amount, lost }) => (
      <>
        {formatDollars(Number(amount))}
        {Number(lost) > 0 && (
          <span className="block text-alarm">{texts.lost(formatDollars(Number(lost)))}</span>
        )}
      </>
    ),
  },
]

function caseColumns({ today }: ColumnsInput): Column[] {
  const rounds = ['round1MailDate', 'round2MailDate', 'round3MailDate'] as const
  return [
    {
      id: 'stage',
      title: titles.stage,
      sort: 'stage',
      cell: ({ disputeStatus }) => stageName(disputeStatus),
    },
    ...rounds.map(
      (round): Column => ({
        id: round,
        title: titles[round],
        cell: (client) => <ShortDay value={client[round]} none={empty} />,
        isEmpty: (client) => client[round] === null,
      }),
    ),
    {
      id: 'deadline',
      title: titles.deadline,
      sort: 'deadline',
      cell: (client) => (
        <>
          <ShortDay value={client.nextDeadlineOn} none={empty} />
          {isLate(deadlineOf(client), today) && (
            <>
              {' '}
              <SmallBadge tone="alarm">{texts.late}</SmallBadge>
            </>
          )}
          {deadlineOf(client)?.isProved === false && (
            <span className="block text-muted">{texts.estimate}</span>
          )}
        </>
      ),
      isEmpty: ({ nextDeadlineOn }) => nextDeadlineOn === null,
    },
    {
      id: 'missing',
      title: titles.missing,
      cell: ({ missingFiles, intakeCompleted }) =>
        missingFiles > 0 ? (
          <SmallBadge tone="wait">{texts.missing(missingFiles)}</SmallBadge>
        ) : (
          <span className="text-muted">{intakeCompleted ? texts.noneMissing : texts.intakeOpen}</span>
        ),
    },
    {
      id: 'lastEmail',
      title: titles.lastEmail,
      titleWraps: true,
      sort: 'lastEmail',
      cell: ({ lastEmailSent, lastEmailType }) => (
        <>
          <ShortDay value={lastEmailSent} none={empty} />
          {lastEmailType && <span className="block text-muted">{mailTypeName(lastEmailType)}</span>}
        </>
      ),
      isEmpty: ({ lastEmailSent }) => lastEmailSent === null,
    },
    {
      id: 'owner',
      title: titles.owner,
      titleWraps: true,
      cell: ({ owner, tags }) => (
        <>
          {owner !== null && <span className="block">{owner}</span>}
          {tags.length > 0 && (
            <span className="flex flex-wrap gap-1">
              {tags.map((tag) => (
                <SmallBadge key={tag} tone="neutral">
                  {tag}
                </SmallBadge>
              ))}
            </span>
          )}
        </>
      ),
      isEmpty: ({ owner, tags }) => owner === null && tags.length === 0,
    },
  ]
}

/** A button only where there is something to read (specification section 2). */
function resultsColumn({ resultsOf, onResults }: ColumnsInput): Column {
  return {
    id: 'results',
    title: titles.results,
    cell: (client) =>
      client.results ? (
        <Button
          kind="secondary"
          size="sm"
          aria-label={texts.resultsNamed(client.name)}
          aria-expanded={resultsOf === client.id}
          onClick={() => onResults(client)}
        >
          {resultsOf === client.id ? texts.resultsHide : texts.resultsShow}
        </Button>
      ) : null,
    isEmpty: ({ results }) => !results,
  }
}

function actionsColumn({ onEdit }: ColumnsInput): Column {
  return {
    id: 'actions',
    title: titles.actions,
    cell: (client) => (
      <span className="flex items-center gap-3">
        <Button
          kind="secondary"
          size="sm"
          aria-label={texts.editNamed(client.name)}
          onClick={() => onEdit(client)}
        >
          {texts.edit}
        </Button>
        <TextLink
          to={`/client-dashboard?client=${client.id}`}
          aria-label={texts.portalNamed(client.name)}
          className="inline-flex min-h-9 items-center"
        >
          {texts.portal}
        </TextLink>
      </span>
    ),
  }
}

/** Broken after the @ first, and within a long part only where nothing else helps. */
function EmailAddress({ address }: { address: string }) {
  const at = address.indexOf('@') + 1
  return (
    <TextLink to={personAddress(address)} className="wrap-anywhere">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </TextLink>
  )
}

function SmallBadge({ tone, children }: { tone: Tone; children: string }) {
  return (
    <Badge tone={tone} className="whitespace-nowrap">
      {children}
    </Badge>
  )
}
