import { useState } from 'react'
import { caseDecisionTexts as texts } from '../../../../shared/messages/staff/case-decisions.ts'
import { Button } from '../../../ui/button.tsx'
import { CompactInput, CompactSelect } from '../../../ui/compact-field.tsx'

interface EnterChoiceProps {
  id: string
  title: string
  /** What is asked, or what is printed. */
  text?: string
  choices: readonly { value: string; label: string; needsDay?: boolean }[]
  /** What stands; '' while nothing does. */
  chosen: string
  day?: string
  /** The last day that may be entered, where a choice needs one. */
  latest?: string
  disabled: boolean
  onEnter: (value: string, day: string) => void
}

/** One thing that the client alone knows: the choices, a day where one needs it, and the press that enters it. */
export function EnterChoice(props: EnterChoiceProps) {
  const { id, title, choices, chosen, disabled } = props
  const [value, setValue] = useState(chosen)
  const [day, setDay] = useState(props.day ?? '')
  const needsDay = choices.find((choice) => choice.value === value)?.needsDay === true
  return (
    <li className="py-3">
      <p id={`${id}-title`} className="font-semibold wrap-anywhere">
        {title}
      </p>
      {props.text && (
        <p id={`${id}-text`} className="max-w-prose">
          {props.text}
        </p>
      )}
      <form
        className="mt-1 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (value !== '') props.onEnter(value, needsDay ? day : '')
        }}
      >
        <CompactSelect
          id={id}
          label={texts.answer}
          aria-describedby={`${id}-title ${id}-text`}
          className="max-w-full"
          value={value}
          choices={[{ value: '', label: texts.choose }, ...choices]}
          onChange={({ target }) => setValue(target.value)}
        />
        {needsDay && (
          <CompactInput
            id={`${id}-day`}
            label={texts.day}
            type="date"
            max={props.latest}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        )}
        <Button type="submit" kind="secondary" size="sm" disabled={disabled || value === ''}>
          {texts.save}
        </Button>
      </form>
    </li>
  )
}
