import { type FormEvent, useState } from 'react'
import { formatInstant } from '../../lib/format.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { SavedFoot } from './saved-foot.tsx'

const none = 'none'

interface PrintedChoiceProps {
  /** What is chosen: names the field, and the texts that ask for it. */
  what: 'digits' | 'birthDate'
  options: readonly { value: string; label: string; bureaus: readonly string[] }[]
  /** null: not chosen; `value` null: none of them. */
  saved: { value: string | null; chosenAt: string } | null
  frozen: boolean
  failure: string | undefined
  onChoose: (value: string | null) => Promise<boolean>
}

/** Which of what the reports print of a person is true: only the client can say (decision 38). */
export function PrintedChoice({ what, options, saved, frozen, failure, onChoose }: PrintedChoiceProps) {
  const texts = useMessages().review[what]
  const pickId = `${what}-choice`
  const [key, setKey] = useState(saved ? (saved.value ?? none) : '')
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value
  const [tried, setTried] = useState(0)
  const { busy, act } = useAct(texts.failed)
  const isMissing = tried > 0 && key === ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(key === '' ? tried + 1 : 0)
    if (key !== '') await act(() => onChoose(key === none ? null : key))
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid gap-4 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      {isMissing && <ErrorSummary attempt={tried} problems={[{ id: pickId, sentence: texts.pick }]} />}
      <RadioGroup
        id={pickId}
        name={pickId}
        label={texts.question}
        error={isMissing ? texts.pick : null}
        choices={[
          ...options.map(({ value, label, bureaus }) => ({
            value,
            label,
            hint: texts.printedBy(bureaus.join(', ')),
          })),
          { value: none, label: texts.none },
        ]}
        value={key}
        disabled={frozen}
        onChange={(event) => setKey(event.target.value)}
      />
      <SavedFoot
        failure={failure}
        frozen={frozen}
        busy={busy}
        texts={texts}
        saved={
          saved &&
          `${saved.value === null ? texts.chosenNone : texts.chosen(labelOf(saved.value))} ${texts.chosenAt(formatInstant(saved.chosenAt))}`
        }
      />
    </form>
  )
}
