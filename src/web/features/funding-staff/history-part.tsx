import { staffFundingTexts } from '../../../shared/messages/staff/funding.ts'
import { fundingStatusLabels } from '../../../shared/rules/funding-status.ts'
import { formatInstant } from '../../lib/format.ts'
import { Table } from '../../ui/table.tsx'
import { ApplicationPart } from './application-part.tsx'
import type { StaffApplication } from './application-record.ts'

const { history: texts, one } = staffFundingTexts
type StatusChange = StaffApplication['statusHistory'][number]

/** Who moved the application where, the newest on top. */
export function HistoryPart({ history }: { history: readonly StatusChange[] }) {
  const rows = newestFirst(history).map((change, at) => ({ ...change, key: history.length - at }))
  return (
    <ApplicationPart id="history" title={one.sections.history} wide>
      {rows.length === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <Table
          caption={texts.caption}
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            { id: 'when', title: texts.when, rowHeader: true, cell: ({ at }) => formatInstant(at) },
            { id: 'status', title: texts.status, cell: ({ status }) => fundingStatusLabels[status] },
            { id: 'by', title: texts.by, cell: ({ by }) => by },
            {
              id: 'note',
              title: texts.note,
              cell: ({ note }) => <span className="break-words whitespace-pre-line">{note}</span>,
            },
          ]}
        />
      )}
    </ApplicationPart>
  )
}

/** The changes with the latest first, however they were answered; of the same instant, the later in the list first. */
export function newestFirst(history: readonly StatusChange[]): StatusChange[] {
  return [...history].sort((a, b) => a.at.localeCompare(b.at)).reverse()
}
