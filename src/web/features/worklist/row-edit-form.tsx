import { type KeyboardEvent, useEffect, useRef } from 'react'
import { clientEditTexts as texts } from '../../../shared/messages/staff/clients.ts'
import type { RecordEdit, RecordField } from '../../lib/record-edit.ts'
import { stageChoices } from '../../lib/stage-name.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { RowConflict } from './row-conflict.tsx'
import type { RowEditing } from './use-row-editing.ts'

interface RowEditFormProps {
  edit: RecordEdit
  editing: RowEditing
  /** The row is not on the page of the list that is shown. */
  isElsewhere: boolean
  stages: readonly string[]
}

const dates = ['round1MailDate', 'round2MailDate', 'round3MailDate'] as const

/** A row as a form: Enter saves, Escape cancels, and a conflict is settled in place. */
export function RowEditForm({ edit, editing, isElsewhere, stages }: RowEditFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const { base, values } = edit
  const input = (field: RecordField) => ({
    id: `edit-${field}`,
    label: texts.fields[field],
    value: values[field],
    error: editing.fields[field],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => editing.change(field, event.target.value),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') editing.cancel()
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void editing.save()
    else return
    event.preventDefault()
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label={texts.form(base.name)}
      className="my-1 grid gap-3 rounded-md border border-press bg-surface p-4 text-base"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        void editing.save()
      }}
    >
      {isElsewhere && <p className="text-sm text-muted">{texts.elsewhere(base.name)}</p>}
      <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <TextField {...input('name')} />
        <TextField {...input('phone')} type="tel" />
        <TextField {...input('email')} type="email" />
        <SelectField
          {...input('disputeStatus')}
          empty={false}
          choices={stageChoices([...stages, base.disputeStatus, values.disputeStatus])}
        />
        {dates.map((field) => (
          <TextField key={field} {...input(field)} type="date" />
        ))}
      </div>
      <TextArea {...input('results')} hint={texts.resultsHint} optional rows={3} maxLength={20_000} />
      {edit.changedMeanwhile && editing.isDirty && <RowConflict edit={edit} onResolve={editing.resolve} />}
      {editing.failure && (
        <Notice tone="alarm" role="alert" title={texts.failed}>
          <p>{editing.failure}</p>
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="sm" busy={editing.busy}>
          {texts.save}
        </Button>
        <Button kind="secondary" size="sm" onClick={editing.cancel}>
          {texts.cancel}
        </Button>
        <p className="text-sm text-muted">{texts.keys}</p>
      </div>
    </form>
  )
}
