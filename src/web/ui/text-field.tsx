import type { ComponentProps } from 'react'
import { describedBy, Field, type FieldProps } from './field.tsx'
import { inputStyle } from './input-style.ts'

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'children'>

/** One line of text. Works with react-hook-form: `<TextField {...register('name')} … />`. */
export function TextField({
  id,
  label,
  hint,
  error,
  optional,
  help,
  className,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} help={help}>
      <input
        {...rest}
        id={id}
        type={type}
        aria-describedby={describedBy({ id, hint, error })}
        aria-invalid={error ? true : undefined}
        aria-required={optional ? undefined : true}
        className={inputStyle({ error, className })}
      />
    </Field>
  )
}

/** A telephone number as people write it: no mask, nothing reformatted. */
export function PhoneField(props: TextFieldProps) {
  return <TextField autoComplete="tel" inputMode="tel" {...props} type="tel" />
}

/** An email address, with the keyboard for it and nothing corrected behind one's back. */
export function EmailField(props: TextFieldProps) {
  return (
    <TextField
      autoComplete="email"
      inputMode="email"
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type="email"
    />
  )
}
