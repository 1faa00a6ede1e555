import { useEffect } from 'react'
import type { LetterEntry, MailedLetter } from '../../../shared/api/mailing.ts'
import { needsProof } from '../../../shared/rules/letter-events.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { ChosenFileField } from '../../ui/chosen-file-field.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FormFoot } from '../../ui/form-foot.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type EventKind, printedKindOf } from './event-problems.ts'
import { useEventForm } from './use-event-form.ts'

interface EventFormProps {
  clientId: string
  letter: MailedLetter
  title: string
  kind: EventKind
  /** The entry to be corrected; null: a new one. */
  corrects: LetterEntry | null
  onSaved: (letter: MailedLetter) => void
  onCancel: () => void
}

/** 'They answered': on which day, what the paper prints, and its photo. */
export function EventForm(props: EventFormProps) {
  const { letter, kind, corrects } = props
  const { events: texts, form: stepTexts } = useMessages().mailing
  const words = texts.kinds[kind]
  const printedKind = printedKindOf(kind, letter)
  const form = useEventForm(props)
  const { values, change, sentences } = form
  const ids = {
    day: `event-day-${letter.documentId}`,
    printedDay: `event-printed-${letter.documentId}`,
    evidence: `event-evidence-${letter.documentId}`,
  }
  // The button that opened this form is gone: the focus goes on in it.
  useEffect(() => document.getElementById(ids.day)?.focus(), [ids.day])
  const problems = (['day', 'printedDay', 'evidence'] as const).flatMap((field) => {
    const sentence = sentences[field]
    return sentence ? [{ id: ids[field], sentence }] : []
  })
  const keepsProof = corrects !== null && corrects.evidenceUrl !== null
  return (
    <form
      noValidate
      aria-label={texts.enterNamed(words.enter, props.title)}
      className="mt-4 grid gap-5 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault()
        void form.save()
      }}
    >
      <div>
        <h4 className="font-serif text-lg font-semibold">{words.enter}</h4>
        <p className="mt-1 max-w-prose text-muted">{words.explain}</p>
      </div>
      {form.attempt > 0 && <ErrorSummary problems={problems} attempt={form.attempt} />}
      <div className="max-w-56">
        <TextField
          id={ids.day}
          type="date"
          label={words.day}
          max={form.latest}
          error={sentences.day}
          value={values.day}
          onChange={(event) => change({ day: event.target.value })}
        />
      </div>
      {printedKind && (
        <div className="max-w-md">
          <TextField
            id={ids.printedDay}
            type="date"
            label={texts.printed[printedKind].label}
            hint={texts.printed[printedKind].hint}
            optional
            max={form.latest}
            error={sentences.printedDay}
            className="max-w-56"
            value={values.printedDay}
            onChange={(event) => change({ printedDay: event.target.value })}
          />
        </div>
      )}
      <ChosenFileField
        id={ids.evidence}
        label={words.evidence}
        hint={keepsProof ? `${words.evidenceHint} ${texts.keepsProof}` : words.evidenceHint}
        optional={keepsProof || !needsProof(kind)}
        accept="image/jpeg,image/png,application/pdf"
        error={sentences.evidence}
        upload={form}
      />
      <FormFoot
        failure={form.failure}
        busy={form.progress !== null && !form.isTaking}
        texts={{ save: texts.save, saving: stepTexts.saving, cancel: stepTexts.cancel }}
        onCancel={props.onCancel}
      >
        {corrects && (
          <Button
            kind="secondary"
            busy={form.progress !== null && form.isTaking}
            onClick={() => void form.takeBack()}
          >
            {texts.withdraw}
          </Button>
        )}
      </FormFoot>
    </form>
  )
}
