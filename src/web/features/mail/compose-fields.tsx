import { useId, useMemo } from 'react'
import { mailTypeName, staffMailTexts } from '../../../shared/messages/staff/mail.ts'
import { forbiddenWordsIn } from '../../../shared/rules/forbidden-words.ts'
import { type EmailType, emailTypes } from '../../../shared/rules/mail-kinds.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { WordWarnings } from '../../ui/word-warnings.tsx'

/** One of the eight of the specification, or a kind of the operator's own by its number. */
export type ComposedType = EmailType | OwnType
type OwnType = `own-${number}`

export interface Composed {
  type: ComposedType
  customMessage: string
}

export interface OwnKind {
  id: number
  name: string
}
const ownTypeOf = ({ id }: OwnKind): OwnType => `own-${id}`

/** The number of a kind of the operator's own; null of the others. */
export function ownKindOf(type: ComposedType): number | null {
  const number = /^own-(\d+)$/.exec(type)?.[1]
  return number === undefined ? null : Number(number)
}

/** One of the eight, where no other was offered. */
export function requireCaseType(type: ComposedType): EmailType {
  const known = emailTypes.find((each) => each === type)
  if (!known) throw new Error(`${type} is no type of the specification`)
  return known
}

/** What can be written: the eight, then the operator's own. */
export function composedTypes(ownKinds: readonly OwnKind[]): { value: ComposedType; label: string }[] {
  return [
    ...emailTypes.map((type) => ({ value: type, label: mailTypeName(type) })),
    ...ownKinds.map((kind) => ({
      value: ownTypeOf(kind),
      label: staffMailTexts.compose.ownKind(kind.name),
    })),
  ]
}

interface ComposeFieldsProps {
  value: Composed
  ownKinds: readonly OwnKind[]
  /** The type is chosen elsewhere. */
  withoutType: boolean
  onChange: (value: Composed) => void
}

/** Type and own message, with the words that should be written otherwise pointed out at once. */
export function ComposeFields({ value, ownKinds, withoutType, onChange }: ComposeFieldsProps) {
  const texts = staffMailTexts.compose
  const id = useId()
  const warnings = useMemo(() => forbiddenWordsIn(value.customMessage), [value.customMessage])
  return (
    <div className="grid gap-4">
      {!withoutType && (
        <SelectField
          id={`${id}-type`}
          label={texts.type}
          empty={false}
          value={value.type}
          choices={composedTypes(ownKinds)}
          onChange={(event) => {
            const chosen = composedTypes(ownKinds).find((each) => each.value === event.target.value)
            if (chosen) onChange({ ...value, type: chosen.value })
          }}
        />
      )}
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
