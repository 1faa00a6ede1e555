import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react'
import { describedBy, FieldNotes, type FieldProps } from './field.tsx'
import type { Choice } from './select-field.tsx'

interface RadioGroupProps extends Omit<FieldProps, 'optional'> {
  name: string
  choices: readonly Choice[]
  /** Leave out with react-hook-form's register; give with onChange when controlled. */
  value?: string
  onChange?: ChangeEventHandler<HTMLInputElement>
  onBlur?: FocusEventHandler<HTMLInputElement>
  ref?: Ref<HTMLInputElement>
  disabled?: boolean
  /** Side by side where there is room, for two or three short answers. */
  inline?: boolean
}

/** One question, native radio buttons. The first button has the id, so that the error summary's link reaches it. */
export function RadioGroup(props: RadioGroupProps) {
  const { id, label, hint, error, help, name, choices, value, onChange, onBlur, ref, disabled, inline } =
    props
  return (
    <fieldset
      aria-describedby={describedBy({ id, hint, error })}
      className={error ? 'border-l-4 border-alarm pl-4' : undefined}
    >
      {/* A legend can only share its line with the help button when it floats, and leaves it its room. */}
      <legend className="float-left mr-1 max-w-5/6 font-semibold">{label}</legend>
      {help}
      <div className="clear-left">
        <FieldNotes id={id} hint={hint} error={error} />
      </div>
      <div className={inline ? 'mt-1.5 flex flex-wrap gap-x-8 gap-y-1' : 'mt-1.5 grid gap-1'}>
        {choices.map((choice, position) => (
          <label key={choice.value} className="flex min-h-12 items-center gap-3 py-1">
            <input
              ref={ref}
              type="radio"
              id={position === 0 ? id : `${id}-${choice.value}`}
              name={name}
              value={choice.value}
              checked={value === undefined ? undefined : value === choice.value}
              onChange={onChange}
              onBlur={onBlur}
              disabled={disabled}
              className="size-6 shrink-0 accent-press"
            />
            <span>
              {choice.label}
              {choice.hint && <span className="block text-muted">{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
