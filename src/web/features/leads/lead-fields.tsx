import type { FormEvent, ReactNode } from 'react'
import type { LeadFormTexts } from '../../../shared/messages/en/lead-form.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EmailField, PhoneField, TextField } from '../../ui/text-field.tsx'
import { emptyLead, type LeadValues } from './lead-values.ts'

interface LeadFieldsProps {
  texts: LeadFormTexts
  values: LeadValues
  problems: Partial<Record<keyof LeadValues, string>>
  busy: boolean
  /** Absent in the page as the build makes it: nothing there can be sent. */
  onSubmit?: () => void
  onChange: (changes: Partial<LeadValues>) => void
  /** What stands above the fields: problems, what became of it. */
  children?: ReactNode
}

/** Three fields and two boxes. */
export function LeadFields({ texts, values, problems, busy, onSubmit, onChange, children }: LeadFieldsProps) {
  const typed = (field: 'name' | 'email' | 'phone') => ({
    id: field,
    name: field,
    label: texts[field],
    value: values[field],
    error: problems[field],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      onChange({ [field]: event.currentTarget.value }),
  })
  const ticked = (field: 'agreeToStudy' | 'agreeToContact') => ({
    id: field,
    name: field,
    checked: values[field],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      onChange({ [field]: event.currentTarget.checked }),
  })
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      {children}
      <TextField {...typed('name')} autoComplete="name" spellCheck={false} />
      <EmailField {...typed('email')} />
      <PhoneField {...typed('phone')} />
      <div className="grid gap-3 text-base">
        <Checkbox {...ticked('agreeToStudy')} label={texts.study} hint={texts.studyHint} />
        <Checkbox {...ticked('agreeToContact')} label={texts.contact} hint={texts.contactHint} />
        <p id="lead-yes-means" className="text-muted">
          {texts.yesMeans}
        </p>
      </div>
      <Button
        type={onSubmit ? 'submit' : 'button'}
        busy={busy}
        aria-describedby="lead-yes-means"
        className="justify-self-start noscript:hidden"
      >
        {busy ? texts.sending : texts.submit}
      </Button>
    </form>
  )
}

/** The form as the page carries it until its script takes it over: it can be read and typed into, and sends nothing. */
export function WaitingLeadForm({ texts }: { texts: LeadFormTexts }) {
  return <LeadFields texts={texts} values={emptyLead} problems={{}} busy={false} onChange={() => {}} />
}
