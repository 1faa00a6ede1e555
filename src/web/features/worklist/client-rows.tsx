import { useEffect, useRef, useState } from 'react'
import { clientSorts, type StaffClient } from '../../../shared/api/staff-clients.ts'
import { bulkTexts } from '../../../shared/messages/staff/bulk.ts'
import { clientTableTexts as texts } from '../../../shared/messages/staff/clients.ts'
import { dayOf } from '../../../shared/rules/civil-days.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { focusRow } from '../../ui/row-keys.ts'
import { clientColumns } from './client-columns.tsx'
import { type ClientSort, directionOf, type ListAddress } from './list-address.ts'
import { RowEditForm } from './row-edit-form.tsx'
import type { RowEditing } from './use-row-editing.ts'
import type { Selection } from './use-selection.ts'

interface ClientRowsProps {
  rows: readonly StaffClient[]
  address: ListAddress
  editing: RowEditing
  selection: Selection
  stages: readonly string[]
  busy: boolean
  resultsOf: number | null
  onResults: (client: StaffClient) => void
  onSort: (sort: ClientSort) => void
}

/** The rows. The one that is edited is always among them: above the others when the list does not show it. */
export function ClientRows(props: ClientRowsProps) {
  const { rows, editing, selection, resultsOf } = props
  const { edit } = editing
  const box = useRef<HTMLDivElement>(null)
  const [today] = useState(() => dayOf(new Date()))
  useFocusAfterEdit(box, edit?.base.id ?? null)

  const isElsewhere = edit !== null && !rows.some(({ id }) => id === edit.base.id)
  const shown = isElsewhere ? [edit.base, ...rows] : rows
  if (shown.length === 0) return null
  return (
    <div ref={box}>
      <DataTable
        caption={texts.caption}
        columns={clientColumns({ today, onEdit: editing.start, resultsOf, onResults: props.onResults })}
        rows={shown}
        sort={{ by: props.address.sort, direction: directionOf(props.address) }}
        onSort={(by) => {
          const sort = clientSorts.find((each) => each === by)
          if (sort) props.onSort(sort)
        }}
        selectLabel={({ name }) => bulkTexts.selectRow(name)}
        selectAllLabel={bulkTexts.selectPage}
        isSelected={({ id }) => selection.has(id)}
        onSelect={selection.set}
        onOpen={editing.start}
        instead={(client) =>
          edit?.base.id === client.id ? (
            <RowEditForm edit={edit} editing={editing} isElsewhere={isElsewhere} stages={props.stages} />
          ) : null
        }
        below={(client) =>
          resultsOf === client.id && client.results ? (
            <section
              aria-label={texts.resultsNamed(client.name)}
              className="bg-sunk p-3 break-words whitespace-pre-wrap"
            >
              {client.results}
            </section>
          ) : null
        }
        busy={props.busy}
      />
    </div>
  )
}

/** A form that closes gives the focus back to its row. */
function useFocusAfterEdit(box: { current: HTMLElement | null }, editedId: number | null): void {
  const before = useRef(editedId)
  useEffect(() => {
    const closed = before.current
    before.current = editedId
    if (closed !== null && editedId === null) focusRow(box.current, closed)
  }, [box, editedId])
}
