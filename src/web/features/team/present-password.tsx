import { ownAccountTexts as texts } from '../../../shared/messages/staff/own-account.ts'
import { TextField } from '../../ui/text-field.tsx'

interface PresentPasswordProps {
  id: string
  value: string
  error: string | null
  onChange: (event: { target: { value: string } }) => void
}

/** The password once more, before a change of how one signs in (ASVS 7.5.1). */
export function PresentPassword({ id, ...field }: PresentPasswordProps) {
  return (
    <TextField
      id={id}
      type="password"
      autoComplete="current-password"
      label={texts.current}
      hint={texts.currentHint}
      {...field}
    />
  )
}
