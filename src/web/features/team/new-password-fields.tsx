import { TextField } from '../../ui/text-field.tsx'

interface NewPasswordFieldsProps {
  texts: { label: string; hint: string; again: string }
  value: { next: string; again: string }
  errors: { next?: string | undefined; again?: string | undefined }
  onChange: (value: { next: string; again: string }) => void
}

/** A new password, typed twice; a password manager fills both. */
export function NewPasswordFields({ texts, value, errors, onChange }: NewPasswordFieldsProps) {
  return (
    <>
      <TextField
        id="new-password"
        type="password"
        autoComplete="new-password"
        label={texts.label}
        hint={texts.hint}
        error={errors.next}
        value={value.next}
        onChange={(event) => onChange({ ...value, next: event.target.value })}
      />
      <TextField
        id="new-password-again"
        type="password"
        autoComplete="new-password"
        label={texts.again}
        error={errors.again}
        value={value.again}
        onChange={(event) => onChange({ ...value, again: event.target.value })}
      />
    </>
  )
}
