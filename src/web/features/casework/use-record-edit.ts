import { useState } from 'react'
import { changeClient, type StaffClient } from '../../../shared/api/staff-clients.ts'
import { caseworkTexts } from '../../../shared/messages/staff/casework.ts'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import {
  afterSave,
  beginEdit,
  changeOf,
  type RecordField,
  rebaseEdit,
  resolveConflict,
  touchedFields,
  withValue,
} from '../../lib/record-edit.ts'

const texts = caseworkTexts.record

/**
 * The editing of a client's record. A newer record is merged under what was typed, whether it comes live or by a refused
 * save (decision 29); only fields that both changed must be chosen, and nothing typed is lost, nor what is typed while a
 * save is under way.
 * @param reload loads the record anew; called when a save was refused because of a newer one
 */
export function useRecordEdit(client: StaffClient, reload: () => void) {
  const [edit, setEdit] = useState(() => beginEdit(client))
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
  const [saved, setSaved] = useState(false)

  // What comes live while a save is under way may be our own save: it waits for the answer.
  const current = busy ? edit : rebaseEdit(edit, client)
  if (current !== edit) setEdit(current)
  const dirty = touchedFields(current).length > 0

  const change = (field: RecordField, value: string) => {
    setSaved(false)
    setEdit(withValue(current, field, value))
  }
  const resolve = (field: RecordField, take: 'mine' | 'theirs') =>
    setEdit(resolveConflict(current, field, take))
  const save = async () => {
    if (busy || !dirty) return
    if (current.conflicts.length > 0) {
      setFailure(caseworkTexts.conflict.open)
      return
    }
    setBusy(true)
    setFailure(null)
    setFields({})
    try {
      const changed = await callApi(
        changeClient,
        { params: { id: String(client.id) }, body: changeOf(current) },
        { ifMatch: current.base.version },
      )
      setEdit((now) => afterSave(now, current, changed))
      setSaved(true)
      reload()
    } catch (error) {
      setFailure(sentenceOf(error, texts.failed))
      if (error instanceof ApiError) setFields(error.fields)
      if (error instanceof ApiError && error.status === 409) reload()
    } finally {
      setBusy(false)
    }
  }
  const undo = () => {
    setEdit(beginEdit(client))
    setFailure(null)
    setFields({})
  }
  return { edit: current, dirty, busy, failure, fields, saved: saved && !dirty, change, resolve, save, undo }
}
