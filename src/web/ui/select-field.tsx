import type { ComponentProps } from 'react'
import { useMessages } from '../lib/use-messages.tsx'
import { describedBy, Field, type FieldProps } from './field.tsx'
import { inputStyle } from './input-style.ts'

export interface Choice {
  value: string
  label: string
  hint?: string
}

interface ChoiceGroup {
  label: string
  choices: readonly Choice[]
}

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'children'> & {
    choices?: readonly Choice[]
    /** Choices under headings, behind those without one. */
    groups?: readonly ChoiceGroup[]
    /** The text of the empty choice; false leaves it out. */
    empty?: string | false
  }

/** The platform's own list: the best one on a telephone, and it needs no style attribute that the CSP forbids. */
export function SelectField(props: SelectFieldProps) {
  const {
    id,
    label,
    hint,
    error,
    optional,
    help,
    choices = [],
    groups = [],
    empty,
    className,
    ...rest
  } = props
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
        {choices.map(optionOf)}
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.choices.map(optionOf)}
          </optgroup>
        ))}
      </select>
    </Field>
  )
}

function optionOf({ value, label }: Choice) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  )
}
