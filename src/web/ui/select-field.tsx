import type { ComponentProps } from 'react'
import { useMessages } from '../lib/use-messages.tsx'
import { describedBy, Field, type FieldProps } from './field.tsx'
import { inputStyle } from './input-style.ts'

export interface Choice {
  value: string
  label: string
  hint?: string
}

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'children'> & {
    choices: readonly Choice[]
    /** The text of the empty choice; false leaves it out. */
    empty?: string | false
  }

/** The platform's own list: the best one on a telephone, and it needs no style attribute that the CSP forbids. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, hint, error, optional, help, choices, empty, className, ...rest } = props
  const { shell } = useMessages()
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} help={help}>
      <select
        {...rest}
        id={id}
        aria-describedby={describedBy({ id, hint, error })}
        aria-invalid={error ? true : undefined}
        aria-required={optional ? undefined : true}
        className={inputStyle({ error, className })}
      >
        {empty !== false && <option value="">{empty ?? shell.choose}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
