import { type FormEvent, useState } from 'react'
import type { ReviewDigits } from '../../../shared/api/review.ts'
import { formatInstant } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'

const none = 'none'
const pickId = 'digits-choice'

interface DigitsCardProps {
  digits: ReviewDigits
  frozen: boolean
  failure: string | undefined
  onChoose: (digits: string | null) => Promise<boolean>
}

/** Which of the printed last four digits are the client's: until then no letter carries any (decision 38). */
export function DigitsCard({ digits, frozen, failure, onChoose }: DigitsCardProps) {
  const texts = useMessages().review.digits
  const saved = digits.choice
  const [key, setKey] = useState(saved ? (saved.digits ?? none) : '')
  const [tried, setTried] = useState(0)
  const [busy, setBusy] = useState(false)
  const isMissing = tried > 0 && key === ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(key === '' ? tried + 1 : 0)
    if (key === '' || busy) return
    setBusy(true)
    await onChoose(key === none ? null : key)
    setBusy(false)
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
          ...printedValues(digits).map(({ value, bureaus }) => ({
            value,
            label: value,
            hint: texts.printedBy(bureaus.join(', ')),
          })),
          { value: none, label: texts.none },
        ]}
        value={key}
        disabled={frozen}
        onChange={(event) => setKey(event.target.value)}
      />
      {failure && (
        <Notice tone="alarm" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" kind={saved ? 'secondary' : 'primary'} disabled={frozen} busy={busy}>
          {saved ? texts.change : texts.save}
        </Button>
        <p role="status" className="text-sm text-muted">
          {saved &&
            `${saved.digits === null ? texts.chosenNone : texts.chosen(saved.digits)} ${texts.chosenAt(formatInstant(saved.chosenAt))}`}
        </p>
      </div>
    </form>
  )
}

/** Each value once, with the bureaus that print it. */
function printedValues({ printed }: ReviewDigits): { value: string; bureaus: string[] }[] {
  const values = [...new Set(printed.map(({ digits }) => digits))]
  return values.map((value) => ({
    value,
    bureaus: printed.filter(({ digits }) => digits === value).map(({ bureau }) => bureau),
  }))
}
