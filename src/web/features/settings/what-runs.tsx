import type { WhatRuns as Runs } from '../../../shared/api/settings.ts'
import { settingsTexts as texts } from '../../../shared/messages/staff/settings.ts'
import { Table } from '../../ui/table.tsx'

/** The parts that the settings choose between, each with the settings that decide. */
export function WhatRuns({ runs }: { runs: Runs }) {
  const { payments, mail, database, drive } = texts
  const rows = [
    { ...payments, what: payments.kinds[runs.payments] },
    { ...mail, what: mail.kinds[runs.mail] },
    { ...database, what: database.kinds[runs.database] },
    { ...drive, what: drive.kinds[runs.drive] },
  ]
  return (
    <div className="text-sm">
      <Table
        caption={texts.runs.caption}
        rows={rows}
        rowKey={(row) => row.title}
        columns={[
          { id: 'part', title: texts.runs.part, rowHeader: true, cell: (row) => row.title },
          { id: 'what', title: texts.runs.what, cell: (row) => row.what },
          {
            id: 'because',
            title: texts.runs.because,
            cell: (row) => <span className="break-words text-muted">{row.because}</span>,
          },
        ]}
      />
    </div>
  )
}
