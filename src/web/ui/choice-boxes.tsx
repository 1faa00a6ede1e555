import { Checkbox } from './checkbox.tsx'
import { FieldNotes } from './field.tsx'

interface ChoiceBoxesProps<Value extends string> {
  id: string
  label: string
  error: string | null
  choices: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  onChange: (chosen: readonly Value[]) => void
}

/** Several of a short list. The first box has the id, so that the focus can go there. */
export function ChoiceBoxes<Value extends string>(props: ChoiceBoxesProps<Value>) {
  const { id, label, error, choices, chosen, onChange } = props
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="font-semibold">{label}</legend>
      <FieldNotes id={id} error={error} />
      {choices.map((choice, at) => (
        <Checkbox
          key={choice.value}
          id={at === 0 ? id : `${id}-${choice.value}`}
          label={choice.label}
          checked={chosen.includes(choice.value)}
          onChange={(event) =>
            onChange(
              event.target.checked
                ? [...chosen, choice.value]
                : chosen.filter((each) => each !== choice.value),
            )
          }
        />
      ))}
    </fieldset>
  )
}
