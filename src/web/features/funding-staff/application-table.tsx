import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { formatDay, formatInstant } from '../../lib/format.ts'
import { Table } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { ApplicationRow } from './application-record.ts'
import { StatusBadge } from './status-badge.tsx'

const { list: texts } = staffFundingTexts
const { columns } = texts

interface ApplicationTableProps {
  rows: readonly ApplicationRow[]
  addressOf: (id: number) => string
}

/** The applications as a table; on a telephone each is a list of named values. */
export function ApplicationTable({ rows, addressOf }: ApplicationTableProps) {
  return (
    <div className="text-sm">
      <Table
        caption={texts.caption}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'applicant',
            title: columns.applicant,
            rowHeader: true,
            cell: (row) => <Applicant row={row} to={addressOf(row.id)} />,
          },
          {
            id: 'status',
            title: columns.status,
            cell: ({ caseStatus }) => <StatusBadge status={caseStatus} />,
          },
          { id: 'goal', title: columns.goal, cell: ({ fundingGoal }) => fundingGoal || texts.nothing },
          { id: 'score', title: columns.score, align: 'right', cell: ({ points }) => points },
          {
            id: 'packages',
            title: columns.packages,
            cell: (row) => <Packages row={row} />,
          },
          { id: 'waits', title: columns.waits, cell: (row) => <Waits row={row} /> },
          { id: 'changed', title: columns.changed, cell: ({ updatedAt }) => formatInstant(updatedAt) },
        ]}
      />
    </div>
  )
}

function Applicant({ row, to }: { row: ApplicationRow; to: string }) {
  return (
    <span className="block max-sm:text-right">
      <TextLink
        to={to}
        aria-label={texts.open(row.name, row.id)}
        className="inline-flex min-h-6 items-center"
      >
        {row.name}
      </TextLink>
      <span className="block font-normal break-all text-muted">
        {texts.number(row.id)} · {row.email}
      </span>
      <span className="block font-normal text-muted">{row.phone}</span>
    </span>
  )
}

function Packages({ row: { packages, supportUntil } }: { row: ApplicationRow }) {
  if (packages.length === 0) return texts.nothing
  return (
    <span className="block max-sm:text-right">
      {packages.join(', ')}
      {supportUntil && <span className="block text-muted">{texts.support(formatDay(supportUntil))}</span>}
    </span>
  )
}

/** What somebody has to do something about. */
function Waits({ row: { waitingMessage, missingDocuments, supportUntil } }: { row: ApplicationRow }) {
  if (!waitingMessage && missingDocuments === 0) return texts.nothing
  return (
    <span className="grid text-wait max-sm:justify-items-end">
      {waitingMessage &&
        (supportUntil ? (
          <strong className="font-semibold">{texts.messageWithSupport}</strong>
        ) : (
          <span>{texts.message}</span>
        ))}
      {missingDocuments > 0 && <span>{texts.documents(missingDocuments)}</span>}
    </span>
  )
}
