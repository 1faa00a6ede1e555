import { ownAccountTexts as texts } from '../../../shared/messages/staff/own-account.ts'
import { TextField } from '../../ui/text-field.tsx'

interface PresentPasswordProps {
  id: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** The password once more, before a change of how one signs in (ASVS 7.5.1). */
export function PresentPassword({ id, value, error, onChange }: PresentPasswordProps) {
  return (
    <TextField
      id={id}
      type="password"
      autoComplete="current-password"
      label={texts.current}
      hint={texts.currentHint}
      error={error}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
