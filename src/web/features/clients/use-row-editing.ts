import { useState } from 'react'
import { getStaffCase } from '../../../shared/api/staff-case.ts'
import { changeClient, type StaffClient } from '../../../shared/api/staff-clients.ts'
import { clientEditTexts as texts } from '../../../shared/messages/staff/clients.ts'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import {
  afterSave,
  beginEdit,
  changeOf,
  type RecordEdit,
  type RecordField,
  rebaseEdit,
  resolveConflict,
  touchedFields,
  withValue,
} from '../../lib/record-edit.ts'
import { useToast } from '../../lib/toast-context.ts'

interface Shortfall {
  failure: string | null
  /** Sentences of the server by field. */
  fields: Readonly<Record<string, string>>
}
const nothing: Shortfall & { clientId?: number } = { failure: null, fields: {} }

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
 * the list brings it or a save is refused for it. What is typed while a save is under way stays open in its row, and a row
 * that was opened since is not touched by the answer.
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
  /** The client whose save is under way. */
  const [saving, setSaving] = useState<number | null>(null)
  const [shortfall, setShortfall] = useState(nothing)

  const newest = rows.find(({ id }) => id === kept?.base.id)
  const busy = kept !== null && saving === kept.base.id
  // What comes live while a save is under way may be our own save: it waits for the answer.
  const edit = kept !== null && newest && !busy ? rebaseEdit(kept, newest) : kept
  if (edit !== kept) setEdit(edit)
  const isDirty = edit !== null && touchedFields(edit).length > 0

  const refuse = (clientId: number, failure: string, fields: Shortfall['fields'] = {}) => {
    setShortfall({ clientId, failure, fields })
    toast({ title: texts.failed, description: failure, kind: 'destructive' })
  }
  const open = (next: RecordEdit | null) => {
    setEdit(next)
    setDiscarded(null)
    setShortfall(nothing)
  }
  const save = async () => {
    if (edit === null || saving !== null) return
    if (!isDirty) return open(null)
    if (edit.conflicts.length > 0)
      return setShortfall({ clientId: edit.base.id, fields: {}, failure: texts.chooseFirst })
    const { base } = edit
    setSaving(base.id)
    try {
      const params = { id: String(base.id) }
      const saved = await callApi(changeClient, { params, body: changeOf(edit) }, { ifMatch: base.version })
      setEdit((now) => (now?.base.id === base.id ? goingOn(afterSave(now, edit, saved)) : now))
      setDiscarded((before) => (before?.base.id === base.id ? null : before))
      setShortfall(nothing)
      toast({ title: texts.updated, description: texts.updatedText(saved.name), kind: 'success' })
      onSaved(base, saved)
    } catch (error) {
      refuse(base.id, sentenceOf(error, texts.failedText), error instanceof ApiError ? error.fields : {})
      if (error instanceof ApiError && error.status === 409) await putUnder(base.id)
    } finally {
      setSaving(null)
    }
  }
  /** Fetches the record that a save was refused for, and puts it under what was typed. */
  const putUnder = async (clientId: number) => {
    try {
      const { client } = await callApi(getStaffCase, { params: { id: String(clientId) } })
      setEdit((now) => (now?.base.id === clientId ? rebaseEdit(now, client) : now))
    } catch (error) {
      setShortfall({ clientId, fields: {}, failure: sentenceOf(error, texts.reloadFailed) })
    }
  }
  return {
    edit,
    isDirty,
    busy,
    // A refusal that comes after another row was opened is told by the toast alone.
    ...(shortfall.clientId === edit?.base.id ? shortfall : nothing),
    discarded,
    save,
    start(client) {
      if (edit?.base.id === client.id) return
      if (isDirty)
        setShortfall({ clientId: edit.base.id, fields: {}, failure: texts.editFirst(edit.base.name) })
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

/** An editing of which something is still to be saved; else null. */
function goingOn(edit: RecordEdit): RecordEdit | null {
  return touchedFields(edit).length > 0 ? edit : null
}
