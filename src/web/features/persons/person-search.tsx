import { useState } from 'react'
import { personTexts } from '../../../shared/messages/staff/persons.ts'
import { Button } from '../../ui/button.tsx'
import { CompactInput } from '../../ui/compact-field.tsx'

const { search: texts } = personTexts

interface PersonSearchProps {
  /** The address that is shown; '' for none. */
  email: string
  onSearch: (email: string) => void
}

/** Asks for a whole address and looks only when it is sent: each look stands in the audit log. */
export function PersonSearch({ email, onSearch }: PersonSearchProps) {
  const [typed, setTyped] = useState(email)
  return (
    <form
      aria-label={texts.title}
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
    >
      <CompactInput
        id="person-email"
        type="text"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={320}
        label={texts.label}
        className="w-full sm:w-96"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" kind="secondary" size="sm" className="max-sm:min-h-11">
        {texts.show}
      </Button>
    </form>
  )
}
