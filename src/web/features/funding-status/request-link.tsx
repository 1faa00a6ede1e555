import { useState } from 'react'
import { requestFundingLink } from '../../../shared/api/funding-application.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { EmailField } from '../../ui/text-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { emailProblem } from './email-problem.ts'

/** Asks for the link to one's own page. The answer is the same whether or not the address is known. */
export function RequestLink({ why }: { why: string | null }) {
  const { request: texts } = useMessages().fundingStatus
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <>
      <PageHeading title={texts.title} lead={texts.lead} />
      {why && (
        <Notice tone="wait" className="mb-6">
          <p>{why}</p>
        </Notice>
      )}
      {sentTo === null ? (
        <LinkForm onSent={setSentTo} />
      ) : (
        <Notice tone="good" role="status" title={texts.sentTitle}>
          <p>{texts.sentText(sentTo)}</p>
          <Button kind="quiet" size="sm" className="mt-2" onClick={() => setSentTo(null)}>
            {texts.again}
          </Button>
        </Notice>
      )}
      <p className="mt-10">
        <TextLink to="/readiness-intake" className="inline-flex min-h-12 items-center">
          {texts.apply}
        </TextLink>
      </p>
    </>
  )
}

function LinkForm({ onSent }: { onSent: (email: string) => void }) {
  const { request: texts } = useMessages().fundingStatus
  const say = useSay()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)

  const send = async () => {
    const wrong = emailProblem(email)
    setAttempt((before) => before + 1)
    setProblem(wrong)
    setFailure(null)
    if (wrong !== null) return
    setBusy(true)
    try {
      const given = email.trim()
      await callApi(requestFundingLink, { body: { email: given } })
      onSent(given)
    } catch (error) {
      setFailure(say(sentenceOf(error, texts.failed)))
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      className="grid max-w-md gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void send()
      }}
    >
      <ErrorSummary problems={problem ? [{ id: 'email', sentence: problem }] : []} attempt={attempt} />
      <FailureNotice sentence={failure} />
      <EmailField
        id="email"
        label={texts.email}
        error={problem}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div>
        <Button type="submit" busy={busy}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}
