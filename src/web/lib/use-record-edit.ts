import { useState } from 'react'
import { changeClient, type StaffClient } from '../../shared/api/staff-clients.ts'
import { ApiError } from './api-error.ts'
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
} from './record-edit.ts'
import { type Act, type Caller, useAct } from './use-act.ts'

interface GivenEdit {
  /** The record that is edited from the beginning and never closed; absent: one is opened and closed. */
  always?: StaffClient
  /** The newest state of a record as the page has it; undefined where it does not show it. */
  newestOf: (clientId: number) => StaffClient | undefined
  texts: { failed: string; toastTitle?: string; chooseFirst: string }
  /** @param before as it was, `after` as it was saved */
  onSaved: (before: StaffClient, after: StaffClient) => void
  /** A save was refused for a newer record. @returns that record; nothing where the page brings it by itself */
  fetchNewer: (clientId: number, call: Caller) => Promise<StaffClient | undefined> | undefined
}

export interface RecordEditing extends Pick<Act, 'failure' | 'fields'> {
  edit: RecordEdit | null
  isDirty: boolean
  busy: boolean
  /** It was saved, and nothing changed since. */
  isSaved: boolean
  open: (edit: RecordEdit | null) => void
  change: (field: RecordField, value: string) => void
  resolve: (field: RecordField, take: 'mine' | 'theirs') => void
  save: () => Promise<void>
  /** A reason that is known without a save why it cannot go on. */
  refuse: (sentence: string) => void
}

/**
 * The one way to edit a client's record. It stands beside what the page shows: whatever comes meanwhile (a live change, another
 * page of a list, a failed reload), what was typed stays. A newer record is put under it (decision 29), whether the page
 * brings it or a save is refused for it; only fields that both changed must be chosen. What is typed while a save is under way
 * stays, and a record that was opened since is not touched by the answer.
 */
export function useRecordEdit(given: GivenEdit): RecordEditing {
  const { texts, always } = given
  const [kept, setEdit] = useState(() => (always ? beginEdit(always) : null))
  /** Whom the last save or refusal was about. */
  const [about, setAbout] = useState<number | null>(null)
  const [isSaved, setSaved] = useState(false)
  const { toastTitle } = texts
  const { busy: isUnderWay, failure, fields, act, refuse } = useAct(texts.failed, { toastTitle })

  const isAbout = kept !== null && kept.base.id === about
  const busy = isUnderWay && isAbout
  const newest = kept === null ? undefined : given.newestOf(kept.base.id)
  // What comes live while a save is under way may be our own save: it waits for the answer.
  const edit = kept !== null && newest && !busy ? rebaseEdit(kept, newest) : kept
  if (edit !== kept) setEdit(edit)
  const isDirty = edit !== null && touchedFields(edit).length > 0

  const told = (sentence: string) => {
    setAbout(edit?.base.id ?? null)
    refuse(sentence)
  }
  const send = async (call: Caller, sent: RecordEdit) => {
    const { base } = sent
    const input = { params: { id: String(base.id) }, body: changeOf(sent) }
    try {
      return await call(changeClient, input, { ifMatch: base.version })
    } catch (error) {
      const isOld = error instanceof ApiError && error.status === 409
      const newer = isOld ? await given.fetchNewer(base.id, call) : undefined
      if (newer) setEdit((now) => (now?.base.id === base.id ? rebaseEdit(now, newer) : now))
      throw error
    }
  }
  const save = async () => {
    if (edit === null || !isDirty || isUnderWay) return
    if (edit.conflicts.length > 0) return told(texts.chooseFirst)
    const { base } = edit
    setAbout(base.id)
    await act(async (call) => {
      const saved = await send(call, edit)
      const next = (now: RecordEdit) => {
        const left = afterSave(now, edit, saved)
        return always || touchedFields(left).length > 0 ? left : null
      }
      setEdit((now) => (now?.base.id === base.id ? next(now) : now))
      setSaved(true)
      given.onSaved(base, saved)
    })
  }
  return {
    edit,
    isDirty,
    busy,
    // A refusal that comes after another record was opened is told by the toast alone.
    failure: isAbout ? failure : null,
    fields: isAbout ? fields : {},
    isSaved: isSaved && !isDirty,
    open(next) {
      setEdit(next)
      setSaved(false)
      refuse(null)
    },
    change(field, value) {
      setSaved(false)
      if (edit) setEdit(withValue(edit, field, value))
    },
    resolve: (field, take) => edit && setEdit(resolveConflict(edit, field, take)),
    save,
    refuse: told,
  }
}
