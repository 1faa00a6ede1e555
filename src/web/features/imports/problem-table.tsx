import type { ImportReport } from '../../../shared/api/imports.ts'
import { importTexts } from '../../../shared/messages/staff/imports.ts'
import { TitledTable } from './titled-table.tsx'

const { report: texts } = importTexts

/** Rows that were refused, each with its line, its column and why. */
export function ProblemTable({ caption, problems }: { caption: string; problems: ImportReport['problems'] }) {
  return (
    <TitledTable
      title={caption}
      rows={problems}
      rowKey={({ line, column, reason }) => `${line} ${column} ${reason}`}
      columns={[
        { id: 'line', title: texts.line, rowHeader: true, cell: ({ line }) => line },
        { id: 'column', title: texts.column, cell: ({ column }) => column },
        { id: 'reason', title: texts.reason, cell: ({ reason }) => reason },
      ]}
    />
  )
}
