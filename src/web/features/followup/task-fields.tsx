import { listColleagues } from '../../../shared/api/followup.ts'
import { followupTexts } from '../../../shared/messages/staff/followup.ts'
import { useCall } from '../../lib/use-call.ts'
import type { FieldProblems, SendForm } from '../../lib/use-send-form.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

const texts = followupTexts.tasks

export interface TaskValues {
  text: string
  dueOn: string
  /** '' is anybody. */
  owner: string
}

export function taskProblems({ text, dueOn }: TaskValues): FieldProblems<TaskValues> {
  return {
    ...(text.trim() === '' ? { text: texts.noText } : {}),
    ...(dueOn === '' ? { dueOn: texts.noDay } : {}),
  }
}

/** What, by when, by whom. */
export function TaskFields({ id, form }: { id: string; form: SendForm<TaskValues> }) {
  const colleagues = useCall(listColleagues, {})
  return (
    <>
      <TextField
        id={`${id}-text`}
        label={texts.text}
        maxLength={500}
        autoComplete="off"
        {...form.field('text')}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField id={`${id}-dueOn`} label={texts.dueOn} type="date" {...form.field('dueOn')} />
        <SelectField
          id={`${id}-owner`}
          label={texts.owner}
          optional
          empty={texts.anybody}
          choices={(colleagues.data ?? []).map(({ id: value, name }) => ({ value, label: name }))}
          {...form.field('owner')}
        />
      </div>
    </>
  )
}
