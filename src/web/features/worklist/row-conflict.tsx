import { clientEditTexts as texts } from '../../../shared/messages/staff/clients.ts'
import { formatInstant } from '../../lib/format.ts'
import type { RecordEdit, RecordField } from '../../lib/record-edit.ts'
import { conflictRows } from '../../lib/record-words.ts'
import { ConflictTable } from '../../ui/conflict-table.tsx'
import { Notice } from '../../ui/notice.tsx'

interface RowConflictProps {
  edit: RecordEdit
  onResolve: (field: RecordField, take: 'mine' | 'theirs') => void
}

/** Who changed the client meanwhile and when; where both changed the same field, both values to choose from. */
export function RowConflict({ edit, onResolve }: RowConflictProps) {
  const { base, conflicts } = edit
  const title = texts.changedTitle(base.changedBy ?? texts.product, formatInstant(base.changedAt))
  return (
    <Notice tone="wait" role="status" title={title}>
      <p>{conflicts.length > 0 ? texts.choose : texts.merged}</p>
      {conflicts.length > 0 && (
        <ConflictTable
          caption={texts.choose}
          conflicts={conflictRows(edit, texts.fields)}
          onResolve={onResolve}
          texts={{ ...texts, ...texts.conflict }}
        />
      )}
    </Notice>
  )
}
