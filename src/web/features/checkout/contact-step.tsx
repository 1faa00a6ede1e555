import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { checkoutContact } from '../../../shared/api/checkout.ts'
import type { CommunicationPreferences } from '../../../shared/api/vocabulary.ts'
import { ApiError, NetworkError } from '../../lib/api-error.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { randomKey } from '../../lib/random-key.ts'
import type { CheckoutData } from '../../lib/stored-records.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { AgreementNeeded, isAgreementNeeded } from '../../parts/agreement/agreement-needed.tsx'
import { AcceptedTerms } from '../../parts/terms/accepted-terms.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Notice } from '../../ui/notice.tsx'
import { EmailField, PhoneField, TextField } from '../../ui/text-field.tsx'
import { CasePaid, isCasePaid } from './case-paid.tsx'
import { paymentIntentOf } from './checkout.api.ts'
import { withAnswers } from './checkout-draft.ts'
import { PreferencesAnswer } from './preferences-answer.tsx'

interface Contact {
  name: string
  email: string
  phone: string
}
const fieldNames = ['name', 'email', 'phone'] as const

export interface ConsentSlotProps {
  open: boolean
  customerName?: string
  onClose: () => void
  onConsent: (consent: boolean, preferences: CommunicationPreferences) => void
}

interface ContactStepProps {
  draft: CheckoutData
  change: (edit: (before: CheckoutData) => CheckoutData) => CheckoutData
  /** The consent dialog belongs to another feature; the page hands it in. */
  renderConsent: (props: ConsentSlotProps) => ReactNode
  onReady: () => void
}

/** Step 1: three fields and the communication preferences. */
export function ContactStep({ draft, change, renderConsent, onReady }: ContactStepProps) {
  const { checkout, shell } = useMessages()
  const toast = useToast()
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [failed, setFailed] = useState<'failed' | 'unreached' | 'paid' | { agreement: unknown } | null>(null)
  const form = useForm<Contact>({
    resolver: zodResolver(checkoutContact),
    defaultValues: { name: draft.name, email: draft.email, phone: draft.phone },
    shouldFocusError: false,
  })
  const { errors, isSubmitting, submitCount } = form.formState
  const problems = fieldNames.flatMap((id) =>
    errors[id]?.message ? [{ id, sentence: errors[id].message }] : [],
  )
  usePageTitle(`${checkout.contactTitle}: ${checkout.stepNames[0]}`, { error: problems.length > 0 })

  useEffect(() => {
    const { unsubscribe } = form.watch((typed) => {
      change((before) => keepTyped(before, typed))
    })
    return unsubscribe
  }, [form, change])

  const submit = form.handleSubmit(async (contact) => {
    if (draft.agreeToContact === null) return
    setFailed(null)
    const next = change((before) => withAnswers(before, contact, randomKey))
    try {
      const intent = await queries.fetchQuery(paymentIntentOf(next))
      change((before) => ({ ...before, paymentIntentId: intent.paymentIntentId }))
      onReady()
    } catch (error) {
      logProblem('The payment intent could not be created.', error)
      if (isCasePaid(error)) {
        setFailed('paid')
        return
      }
      if (isAgreementNeeded(error)) {
        setFailed({ agreement: error })
        return
      }
      toast({ ...checkout.creationFailed, kind: 'destructive' })
      setFailed(error instanceof NetworkError ? 'unreached' : 'failed')
      const fields = error instanceof ApiError ? error.fields : {}
      for (const name of fieldNames) if (fields[name]) form.setError(name, { message: fields[name] })
    }
  })

  const mayContinue = draft.agreeToContact !== null
  return (
    <>
      <form onSubmit={submit} noValidate className="grid gap-6">
        <ErrorSummary problems={problems} attempt={submitCount} />
        {failed !== null && typeof failed === 'object' && (
          <AgreementNeeded error={failed.agreement} order={draft} />
        )}
        {failed === 'paid' && <CasePaid client={draft.client} />}
        {(failed === 'failed' || failed === 'unreached') && (
          <Notice tone="alarm" role="alert">
            <p>{checkout.creationFailedLine}</p>
            {failed === 'unreached' && <p>{shell.offlineError}</p>}
          </Notice>
        )}
        <TextField
          id="name"
          label={checkout.name}
          autoComplete="name"
          spellCheck={false}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <EmailField
          id="email"
          label={checkout.email}
          hint={checkout.emailHint}
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PhoneField
          id="phone"
          label={checkout.phone}
          error={errors.phone?.message}
          {...form.register('phone')}
        />
        <PreferencesAnswer
          agreeToContact={draft.agreeToContact}
          preferences={draft.preferences}
          onAsk={() => setAsking(true)}
        />
        <AcceptedTerms />
        <div>
          <Button
            type="submit"
            disabled={!mayContinue}
            busy={isSubmitting}
            aria-describedby={mayContinue ? undefined : 'continue-hint'}
          >
            {isSubmitting ? checkout.continuing : checkout.continue}
          </Button>
          {!mayContinue && (
            <p id="continue-hint" className="mt-2 text-muted">
              {checkout.preferencesMissing}
            </p>
          )}
        </div>
      </form>
      {renderConsent({
        open: asking,
        customerName: form.getValues('name') || undefined,
        onClose: () => setAsking(false),
        onConsent: (agreeToContact, preferences) =>
          change((before) => ({
            ...before,
            agreeToContact,
            preferences,
            attemptKey: null,
            paymentIntentId: null,
          })),
      })}
    </>
  )
}

/** What is being typed is another request than the one whose intent exists. */
function keepTyped(before: CheckoutData, typed: Partial<Contact>): CheckoutData {
  const next = { ...before, ...typed }
  const same = fieldNames.every((name) => next[name] === before[name])
  return same ? before : { ...next, attemptKey: null, paymentIntentId: null }
}
