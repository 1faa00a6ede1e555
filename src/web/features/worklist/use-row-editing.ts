import { useState } from 'react'
import { getStaffCase } from '../../../shared/api/staff-case.ts'
import type { StaffClient } from '../../../shared/api/staff-clients.ts'
import { clientEditTexts as texts } from '../../../shared/messages/staff/clients.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { beginEdit, type RecordEdit } from '../../lib/record-edit.ts'
import { useToast } from '../../lib/toast-context.ts'
import { type Caller, Refused } from '../../lib/use-act.ts'
import { type RecordEditing, useRecordEdit } from '../../lib/use-record-edit.ts'

export interface RowEditing extends Omit<RecordEditing, 'open' | 'isSaved' | 'refuse'> {
  /** What a cancel has put aside; `resume` brings it back. */
  discarded: RecordEdit | null
  start: (client: StaffClient) => void
  cancel: () => void
  resume: () => void
  forget: () => void
}

/**
 * The one row that is edited. It stands beside the list and not in it; what a cancel has put aside can be brought back.
 * @param rows as the list shows them now
 * @param onSaved the record as it was and as it was saved
 */
export function useRowEditing(
  rows: readonly StaffClient[],
  onSaved: (before: StaffClient, after: StaffClient) => void,
): RowEditing {
  const toast = useToast()
  const [discarded, setDiscarded] = useState<RecordEdit | null>(null)
  const editing = useRecordEdit({
    newestOf: (clientId) => rows.find(({ id }) => id === clientId),
    texts: { failed: texts.failedText, toastTitle: texts.failed, chooseFirst: texts.chooseFirst },
    onSaved: (before, after) => {
      setDiscarded((each) => (each?.base.id === before.id ? null : each))
      toast({ title: texts.updated, description: texts.updatedText(after.name), kind: 'success' })
      onSaved(before, after)
    },
    fetchNewer,
  })
  const { edit, isDirty } = editing
  const open = (next: RecordEdit | null) => {
    editing.open(next)
    setDiscarded(null)
  }
  return {
    ...editing,
    discarded,
    save: async () => (isDirty ? await editing.save() : open(null)),
    start(client) {
      if (edit?.base.id === client.id) return
      if (isDirty) editing.refuse(texts.editFirst(edit?.base.name ?? ''))
      else open(beginEdit(client))
    },
    cancel() {
      open(null)
      setDiscarded(isDirty ? edit : null)
    },
    resume: () => open(discarded),
    forget: () => setDiscarded(null),
  }
}

/** The record that a save was refused for. */
async function fetchNewer(clientId: number, call: Caller): Promise<StaffClient> {
  try {
    return (await call(getStaffCase, { params: { id: String(clientId) } })).client
  } catch (error) {
    throw new Refused(sentenceOf(error, texts.reloadFailed))
  }
}
