import { type ReactNode, useRef, useState } from 'react'
import { checkoutContact } from '../../../shared/api/checkout.ts'
import type { CommunicationPreferences } from '../../../shared/api/vocabulary.ts'
import type { LeadFormTexts } from '../../../shared/messages/en/lead-form.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { LeadFields } from './lead-fields.tsx'
import { LeadOutcome } from './lead-outcome.tsx'
import { emptyLead, type LeadValues } from './lead-values.ts'
import { useInterest } from './use-interest.ts'

const fields = ['name', 'email', 'phone'] as const
type Problems = Partial<Record<keyof LeadValues, string>>

interface LeadFormProps {
  texts: LeadFormTexts
  /** What was typed before the form was alive. */
  typed: LeadValues
  /** The consent dialog belongs to another feature; the page hands it in. */
  renderConsent: (props: {
    open: boolean
    customerName: string
    onClose: () => void
    onConsent: (consent: boolean, preferences: CommunicationPreferences) => void
  }) => ReactNode
}

/**
 * The lead form (specification, sections 3, 4 and 8): its fields are checked, then the dialog asks, and either answer sends.
 * A yes forces both boxes; a no leaves the study as it was ticked and takes the contact back, since it is the later word.
 * After a failure nothing is lost, and a second press sends with the same answer.
 */
export function LeadForm({ texts, typed, renderConsent }: LeadFormProps) {
  const [values, setValues] = useState(typed)
  const [problems, setProblems] = useState<Problems>({})
  const [attempt, setAttempt] = useState(0)
  const [dialog, setDialog] = useState<'closed' | 'open' | 'left'>('closed')
  const answer = useRef<CommunicationPreferences | null>(null)
  const { state, send } = useInterest(texts)
  // What the server refuses stands beside its field, too.
  const shown: Problems = state.kind === 'failed' ? { ...state.fields, ...problems } : problems
  const listed = fields.flatMap((id) => (shown[id] ? [{ id, sentence: shown[id] }] : []))
  const [title] = useState(() => document.title)
  usePageTitle(title, { error: listed.length > 0 })

  function submit() {
    if (state.kind === 'sending') return
    const found = problemsOf(values)
    setProblems(found)
    setAttempt(attempt + 1)
    if (Object.keys(found).length > 0) return
    if (answer.current) void sendWith(values, answer.current)
    else setDialog('open')
  }

  async function sendWith(lead: LeadValues, preferences: CommunicationPreferences) {
    answer.current = preferences
    setValues(lead)
    if (!(await send(lead, preferences))) return
    answer.current = null
    setValues(emptyLead)
  }

  return (
    <>
      <LeadFields
        texts={texts}
        values={values}
        problems={shown}
        busy={state.kind === 'sending'}
        onSubmit={submit}
        onChange={(changes) => {
          // Another tick is another wish: the dialog asks again.
          if ('agreeToContact' in changes || 'agreeToStudy' in changes) answer.current = null
          setValues((before) => ({ ...before, ...changes }))
        }}
      >
        <ErrorSummary problems={listed} attempt={attempt} />
        {listed.length === 0 && <LeadOutcome texts={texts} state={state} left={dialog === 'left'} />}
      </LeadFields>
      {renderConsent({
        open: dialog === 'open',
        customerName: values.name,
        // After an answer the dialog closes by itself, too: what was answered is not left.
        onClose: () => setDialog(answer.current ? 'closed' : 'left'),
        onConsent: (agreed, preferences) => {
          const agreeToStudy = agreed || values.agreeToStudy
          void sendWith({ ...values, agreeToStudy, agreeToContact: agreed }, preferences)
        },
      })}
    </>
  )
}

/** The sentence of each wrong field. */
function problemsOf({ name, email, phone }: LeadValues): Problems {
  const checked = checkoutContact.safeParse({ name, email, phone })
  if (checked.success) return {}
  return Object.fromEntries(checked.error.issues.map(({ path, message }) => [String(path[0]), message]))
}
