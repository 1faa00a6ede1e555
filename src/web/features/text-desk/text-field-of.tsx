import { useRef } from 'react'
import type { OwnText } from '../../../shared/api/own-texts.ts'
import { ownTextTexts as texts } from '../../../shared/messages/staff/own-texts.ts'
import type { Language } from '../../../shared/rules/language.ts'
import { textVariables } from '../../../shared/texts/text-entry.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { fieldIdOf } from './changed-texts.ts'

interface TextFieldOfProps {
  /** Absent: made from the text's own id. */
  id?: string
  text: OwnText
  language: Language
  value: string
  error: string | null
  onChange: (value: string) => void
}

/** One text: its field, its variables to insert, and the shipped words beside a change. */
export function TextFieldOf({ id, text, language, value, error, onChange }: TextFieldOfProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const isChanged = value !== text.shipped
  const insert = (name: string) => {
    const area = field.current
    const [from, to] = area ? [area.selectionStart, area.selectionEnd] : [value.length, value.length]
    const mark = `{${name}}`
    onChange(value.slice(0, from) + mark + value.slice(to))
    // The caret goes behind what was put in, once the field has it.
    requestAnimationFrame(() => {
      area?.focus()
      area?.setSelectionRange(from + mark.length, from + mark.length)
    })
  }
  return (
    <div className="grid gap-2">
      <TextArea
        ref={field}
        id={id ?? fieldIdOf(text.id)}
        label={text.label}
        hint={
          text.required.length > 0
            ? texts.required(text.required.map((each) => `{${each}}`).join(', '))
            : null
        }
        error={error}
        optional={mayBeEmpty(text)}
        rows={text.place === 'line' ? 1 : 3}
        className="field-sizing-content"
        lang={language}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {text.variables.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {text.variables.map((name) => (
            <li key={name}>
              <Button
                kind="secondary"
                size="sm"
                aria-label={`${texts.insert(name, meaningOf(name))} ${texts.ofLabel(text.label)}`}
                onClick={() => insert(name)}
              >
                {`{${name}}`}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isChanged && !mayBeEmpty(text) && (
        <div className="rounded-md bg-sunk p-3">
          {text.isShippedNewer && <Badge tone="wait">{texts.shippedNewer}</Badge>}
          <p className="text-sm text-muted">{texts.shipped}</p>
          <p lang={language} className="break-words whitespace-pre-line">
            {text.shipped}
          </p>
          <Button
            kind="quiet"
            size="sm"
            className="-ml-3"
            aria-label={`${texts.useShipped} ${texts.ofLabel(text.label)}`}
            onClick={() => onChange(text.shipped)}
          >
            {texts.useShipped}
          </Button>
        </div>
      )}
    </div>
  )
}

function meaningOf(name: string): string {
  return Object.hasOwn(textVariables, name) ? textVariables[name as keyof typeof textVariables] : name
}

function mayBeEmpty({ place }: OwnText): boolean {
  return place === 'added' || place === 'letter'
}
