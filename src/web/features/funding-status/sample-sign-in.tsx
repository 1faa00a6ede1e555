import { useState } from 'react'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { EmailField } from '../../ui/text-field.tsx'
import { emailProblem } from './email-problem.ts'

interface SampleSignInProps {
  busy: boolean
  onSend: () => void
}

/** The sample's form: the address must be one, and goes nowhere. Beside it the way for those who have applied. */
export function SampleSignIn({ busy, onSend }: SampleSignInProps) {
  const { signIn: texts } = useMessages().fundingStatus
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const send = () => {
    const wrong = emailProblem(email)
    setAttempt((before) => before + 1)
    setProblem(wrong)
    if (wrong === null) onSend()
  }
  return (
    <>
      <PageHeading title={texts.title} lead={texts.lead} />
      <form
        noValidate
        className="grid max-w-md gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) send()
        }}
      >
        <ErrorSummary problems={problem ? [{ id: 'email', sentence: problem }] : []} attempt={attempt} />
        <EmailField
          id="email"
          label={texts.email}
          error={problem}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <div>
          <Button type="submit" busy={busy}>
            {busy ? texts.busy : texts.send}
          </Button>
        </div>
      </form>
      <section className="mt-12 max-w-prose border-t border-line pt-6">
        <h2 className="text-xl">{texts.appliedTitle}</h2>
        <p className="mt-2 mb-4">{texts.appliedText}</p>
        <LinkButton kind="secondary" to="/readiness/status?application=mine">
          {texts.appliedLink}
        </LinkButton>
      </section>
    </>
  )
}
