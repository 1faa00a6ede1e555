import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { testerForm } from '../../../shared/api/testers.ts'
import type { CommunicationPreferences } from '../../../shared/api/vocabulary.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { AcceptedTerms } from '../../parts/terms/accepted-terms.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Notice } from '../../ui/notice.tsx'
import { EmailField, PhoneField, TextField } from '../../ui/text-field.tsx'
import type { Applicant } from './use-application.ts'

const fields = ['name', 'email', 'phone'] as const
const applicantForm = z.pick(testerForm, { name: true, email: true, phone: true })

interface ApplicationFormProps {
  busy: boolean
  failure: string | null
  /** The consent dialog belongs to another feature; the page hands it in. */
  renderConsent: (props: {
    open: boolean
    onClose: () => void
    onConsent: (consent: boolean, preferences: CommunicationPreferences) => void
  }) => ReactNode
  onSend: (applicant: Applicant, preferences: CommunicationPreferences | null) => void
}

/** Contact, study consent, communication preferences. Sent only when both consents are given. */
export function ApplicationForm({ busy, failure, renderConsent, onSend }: ApplicationFormProps) {
  const { beta } = useMessages()
  const [study, setStudy] = useState(false)
  const [answer, setAnswer] = useState<{ agreed: boolean; preferences: CommunicationPreferences } | null>(
    null,
  )
  const [asking, setAsking] = useState(false)
  const form = useForm<Applicant>({
    resolver: zodResolver(applicantForm),
    defaultValues: { name: '', email: '', phone: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount } = form.formState
  const problems = fields.flatMap((id) => (errors[id]?.message ? [{ id, sentence: errors[id].message }] : []))
  usePageTitle(beta.pageTitle, { error: problems.length > 0 })
  const ready = study && answer?.agreed === true

  return (
    <>
      <form
        noValidate
        className="grid gap-6"
        onSubmit={form.handleSubmit((applicant) => {
          if (ready) onSend(applicant, answer.preferences)
        })}
      >
        <ErrorSummary problems={problems} attempt={submitCount} />
        {failure && (
          <Notice tone="alarm" role="alert" title={beta.failed}>
            <p>{failure}</p>
          </Notice>
        )}
        <TextField
          id="name"
          label={beta.name}
          autoComplete="name"
          spellCheck={false}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <EmailField id="email" label={beta.email} error={errors.email?.message} {...form.register('email')} />
        <PhoneField id="phone" label={beta.phone} error={errors.phone?.message} {...form.register('phone')} />
        <Checkbox
          id="studyConsent"
          label={beta.study}
          hint={beta.studyHint}
          checked={study}
          onChange={(event) => setStudy(event.target.checked)}
        />
        <div>
          <Button kind="secondary" onClick={() => setAsking(true)}>
            {answer ? beta.preferencesChange : beta.preferences}
          </Button>
          <p role="status" className="mt-2 text-muted empty:hidden">
            {answer && (answer.agreed ? beta.preferencesSet : beta.preferencesDeclined)}
          </p>
        </div>
        <AcceptedTerms />
        <div>
          <Button type="submit" disabled={busy || !ready} aria-describedby={ready ? undefined : 'apply-hint'}>
            {beta.submit}
          </Button>
          {!ready && (
            <p id="apply-hint" className="mt-2 text-muted">
              {beta.missing}
            </p>
          )}
        </div>
      </form>
      {renderConsent({
        open: asking,
        onClose: () => setAsking(false),
        onConsent: (agreed, preferences) => setAnswer({ agreed, preferences }),
      })}
    </>
  )
}
