import { useEffect } from 'react'
import type { MailedLetter } from '../../../shared/api/mailing.ts'
import { formatDay } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { ChosenFileField } from '../../ui/chosen-file-field.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FormFoot } from '../../ui/form-foot.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { stepsToEnter } from './mailing-problems.ts'
import { useMailingForm } from './use-mailing-form.ts'

interface MailingFormProps {
  clientId: string
  letter: MailedLetter
  title: string
  /** No letter of its round was handed over yet: this entry makes the round's letters final. */
  firstOfRound: boolean
  /** Who else gets a letter of the round that is still a draft: what is not decided stays out of it. */
  drafts: readonly string[]
  onSaved: (letter: MailedLetter) => void
  onCancel: () => void
}

/** 'Equifax and TransUnion', in the language of the page. */
function listed(names: readonly string[]): string {
  return new Intl.ListFormat(document.documentElement.lang || 'en').format(names)
}

/** 'I mailed it': what happened, on which day, the number and a photo of the proof. */
export function MailingForm(props: MailingFormProps) {
  const { letter, firstOfRound } = props
  const texts = useMessages().mailing.form
  const form = useMailingForm(props)
  const { values, change, sentences } = form
  const ids = {
    state: `state-${letter.documentId}`,
    day: `day-${letter.documentId}`,
    certifiedNumber: `number-${letter.documentId}`,
    evidence: `evidence-${letter.documentId}`,
  }
  // The button that opened this form is gone: the focus goes on in it.
  useEffect(() => document.getElementById(ids.state)?.focus(), [ids.state])
  const fields = Object.keys(ids) as (keyof typeof ids)[]
  const problems = fields.flatMap((field) => {
    const sentence = sentences[field]
    return sentence ? [{ id: ids[field], sentence }] : []
  })
  return (
    <form
      noValidate
      aria-label={props.title}
      className="mt-4 grid gap-5 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault()
        void form.save()
      }}
    >
      {form.attempt > 0 && <ErrorSummary problems={problems} attempt={form.attempt} />}
      <RadioGroup
        id={ids.state}
        name={ids.state}
        label={texts.state}
        error={sentences.state}
        value={values.state}
        choices={stepsToEnter(letter).map((state) => {
          const entered = letter.steps.find((step) => step.state === state)
          const { label, hint } = texts.stateChoices[state]
          return { value: state, label, hint: entered ? texts.again(formatDay(entered.day)) : hint }
        })}
        onChange={(event) =>
          change({ state: stepsToEnter(letter).find((step) => step === event.target.value) })
        }
      />
      <div className="max-w-56">
        <TextField
          id={ids.day}
          type="date"
          label={texts.day}
          max={form.latest}
          error={sentences.day}
          value={values.day}
          onChange={(event) => change({ day: event.target.value })}
        />
      </div>
      <div className="max-w-sm">
        <TextField
          id={ids.certifiedNumber}
          label={texts.certified}
          hint={texts.certifiedHint}
          optional
          inputMode="numeric"
          autoComplete="off"
          error={sentences.certifiedNumber}
          value={values.certifiedNumber}
          onChange={(event) => change({ certifiedNumber: event.target.value })}
        />
      </div>
      <ChosenFileField
        id={ids.evidence}
        label={texts.evidence}
        hint={texts.evidenceHint}
        optional
        accept="image/jpeg,image/png,application/pdf"
        error={sentences.evidence}
        upload={form}
      />
      {firstOfRound && (
        <Notice tone="wait">
          <p>{texts.firstOfRound}</p>
          {props.drafts.length > 0 && <p className="mt-2">{texts.lateDecisions(listed(props.drafts))}</p>}
        </Notice>
      )}
      <FormFoot
        failure={form.failure}
        busy={form.progress !== null}
        texts={texts}
        onCancel={props.onCancel}
      />
    </form>
  )
}
