import type { ComponentProps } from 'react'
import { describedBy, Field, type FieldProps } from './field.tsx'
import { inputStyle } from './input-style.ts'

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'children'>

/** Several lines of text. */
export function TextArea({
  id,
  label,
  hint,
  error,
  optional,
  help,
  className,
  rows = 5,
  ...rest
}: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} help={help}>
      <textarea
        {...rest}
        id={id}
        rows={rows}
        aria-describedby={describedBy({ id, hint, error })}
        aria-invalid={error ? true : undefined}
        aria-required={optional ? undefined : true}
        className={inputStyle({ error, className: `py-2.5 ${className ?? ''}` })}
      />
    </Field>
  )
}
