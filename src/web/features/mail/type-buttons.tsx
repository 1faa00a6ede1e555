import { staffMailTexts } from '../../../shared/messages/staff/mail.ts'
import { Button } from '../../ui/button.tsx'
import { type ComposedType, composedTypes, type OwnKind } from './compose-fields.tsx'

interface TypeButtonsProps {
  /** null: nothing is being written. */
  chosen: ComposedType | null
  ownKinds: readonly OwnKind[]
  onChoose: (type: ComposedType) => void
}

/** A button for each type of mail. They stay where they are, so that a second press of the same hand meets the same button. */
export function TypeButtons({ chosen, ownKinds, onChoose }: TypeButtonsProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{staffMailTexts.compose.byType}</legend>
      <div className="flex flex-wrap gap-2">
        {composedTypes(ownKinds).map(({ value, label }) => (
          <Button
            key={value}
            kind="secondary"
            size="sm"
            className={value === chosen ? 'bg-press-soft' : undefined}
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
          >
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
