import { useId, useMemo } from 'react'
import { mailTypeName, staffMailTexts } from '../../../shared/messages/staff/mail.ts'
import { forbiddenWordsIn } from '../../../shared/rules/forbidden-words.ts'
import { type EmailType, emailTypes } from '../../../shared/rules/mail-kinds.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { WordWarnings } from '../../ui/word-warnings.tsx'

export interface Composed {
  type: EmailType
  customMessage: string
}

interface ComposeFieldsProps {
  value: Composed
  onChange: (value: Composed) => void
}

/** Type and own message, with the words that should be written otherwise pointed out at once. */
export function ComposeFields({ value, onChange }: ComposeFieldsProps) {
  const texts = staffMailTexts.compose
  const id = useId()
  const warnings = useMemo(() => forbiddenWordsIn(value.customMessage), [value.customMessage])
  return (
    <div className="grid gap-4">
      <SelectField
        id={`${id}-type`}
        label={texts.type}
        empty={false}
        value={value.type}
        choices={emailTypes.map((type) => ({ value: type, label: mailTypeName(type) }))}
        onChange={(event) => {
          const type = emailTypes.find((each) => each === event.target.value)
          if (type) onChange({ ...value, type })
        }}
      />
      <TextArea
        id={`${id}-message`}
        label={texts.message}
        hint={texts.messageHint}
        optional
        maxLength={5_000}
        value={value.customMessage}
        onChange={(event) => onChange({ ...value, customMessage: event.target.value })}
      />
      <WordWarnings title={texts.warnings} warnings={warnings} />
    </div>
  )
}
