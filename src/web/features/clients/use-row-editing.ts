import { useState } from 'react'
import { getStaffCase } from '../../../shared/api/staff-case.ts'
import { changeClient, type StaffClient } from '../../../shared/api/staff-clients.ts'
import { clientEditTexts as texts } from '../../../shared/messages/staff/clients.ts'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import {
  beginEdit,
  changeOf,
  type RecordEdit,
  type RecordField,
  rebaseEdit,
  resolveConflict,
  touchedFields,
  withValue,
} from '../../lib/record-edit.ts'
import { useToast } from '../../ui/toast-context.ts'

interface Shortfall {
  failure: string | null
  /** Sentences of the server by field. */
  fields: Readonly<Record<string, string>>
}
const nothing: Shortfall = { failure: null, fields: {} }

export interface RowEditing extends Shortfall {
  edit: RecordEdit | null
  isDirty: boolean
  busy: boolean
  /** What a cancel has put aside; `resume` brings it back. */
  discarded: RecordEdit | null
  start: (client: StaffClient) => void
  change: (field: RecordField, value: string) => void
  resolve: (field: RecordField, take: 'mine' | 'theirs') => void
  save: () => Promise<void>
  cancel: () => void
  resume: () => void
  forget: () => void
}

/**
 * The one row that is edited. It stands beside the list and not in it: whatever the list does meanwhile (a live change,
 * another page, a failed reload), what was typed stays. A newer record is put under what was typed (decision 29), whether
 * the list brings it or a save is refused for it.
 * @param rows as the list shows them now
 * @param onSaved the record as it was and as it was saved
 */
export function useRowEditing(
  rows: readonly StaffClient[],
  onSaved: (before: StaffClient, after: StaffClient) => void,
): RowEditing {
  const toast = useToast()
  const [kept, setEdit] = useState<RecordEdit | null>(null)
  const [discarded, setDiscarded] = useState<RecordEdit | null>(null)
  const [busy, setBusy] = useState(false)
  const [shortfall, setShortfall] = useState(nothing)

  const newest = rows.find(({ id }) => id === kept?.base.id)
  const edit = kept !== null && newest ? rebaseEdit(kept, newest) : kept
  if (edit !== kept) setEdit(edit)
  const isDirty = edit !== null && touchedFields(edit).length > 0

  const refuse = (failure: string, fields: Shortfall['fields'] = {}) => {
    setShortfall({ failure, fields })
    toast({ title: texts.failed, description: failure, kind: 'destructive' })
  }
  const open = (next: RecordEdit | null) => {
    setEdit(next)
    setDiscarded(null)
    setShortfall(nothing)
  }
  const save = async () => {
    if (edit === null || busy) return
    if (!isDirty) return open(null)
    if (edit.conflicts.length > 0) return setShortfall({ ...nothing, failure: texts.chooseFirst })
    const { base } = edit
    setBusy(true)
    try {
      const params = { id: String(base.id) }
      const saved = await callApi(changeClient, { params, body: changeOf(edit) }, { ifMatch: base.version })
      open(null)
      toast({ title: texts.updated, description: texts.updatedText(saved.name), kind: 'success' })
      onSaved(base, saved)
    } catch (error) {
      refuse(sentenceOf(error, texts.failedText), error instanceof ApiError ? error.fields : {})
      if (error instanceof ApiError && error.status === 409) await putUnder(base.id)
    } finally {
      setBusy(false)
    }
  }
  /** Fetches the record that a save was refused for, and puts it under what was typed. */
  const putUnder = async (clientId: number) => {
    try {
      const { client } = await callApi(getStaffCase, { params: { id: String(clientId) } })
      setEdit((now) => (now?.base.id === clientId ? rebaseEdit(now, client) : now))
    } catch (error) {
      setShortfall({ ...nothing, failure: sentenceOf(error, texts.reloadFailed) })
    }
  }
  return {
    edit,
    isDirty,
    busy,
    ...shortfall,
    discarded,
    save,
    start(client) {
      if (edit?.base.id === client.id) return
      if (isDirty) setShortfall({ ...nothing, failure: texts.editFirst(edit.base.name) })
      else open(beginEdit(client))
    },
    change: (field, value) => edit && setEdit(withValue(edit, field, value)),
    resolve: (field, take) => edit && setEdit(resolveConflict(edit, field, take)),
    cancel() {
      open(null)
      setDiscarded(isDirty ? edit : null)
    },
    resume: () => open(discarded),
    forget: () => setDiscarded(null),
  }
}
