import { type TodayKind, todayKinds } from '../../../shared/api/today.ts'
import { staffTodayTexts as texts } from '../../../shared/messages/staff/today.ts'
import { ChoiceBoxes } from '../../ui/choice-boxes.tsx'
import { SelectField } from '../../ui/select-field.tsx'

/** Of what that waits somebody is told. */
export interface WhoseAndKinds {
  whose: 'me' | 'all'
  kinds: readonly TodayKind[]
}

const whoseChoices = [
  { value: 'all', label: texts.everybodys },
  { value: 'me', label: texts.mine },
]
const kindChoices = todayKinds.map((value) => ({ value, label: texts.names[value] }))

/** Asks whose of what waits counts, and which kinds. @param id that the ids of both fields begin with */
export function WhoseAndKindsFields(props: {
  id: string
  labels: { whose: string; kinds: string }
  chosen: WhoseAndKinds
  kindsError: string | null
  onChange: (change: { whose?: WhoseAndKinds['whose']; kinds?: TodayKind[] }) => void
}) {
  const { id, labels, chosen, onChange } = props
  return (
    <>
      <SelectField
        id={`${id}-whose`}
        label={labels.whose}
        empty={false}
        choices={whoseChoices}
        value={chosen.whose}
        onChange={(event) => onChange({ whose: event.target.value === 'me' ? 'me' : 'all' })}
      />
      <ChoiceBoxes
        id={`${id}-kinds`}
        label={labels.kinds}
        error={props.kindsError}
        choices={kindChoices}
        chosen={chosen.kinds}
        onChange={(kinds) => onChange({ kinds: [...kinds] })}
      />
    </>
  )
}
