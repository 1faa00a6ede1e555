import { useState } from 'react'
import { requestFundingLink } from '../../../shared/api/funding-application.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSendForm } from '../../lib/use-send-form.ts'
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
  const form = useSendForm({
    initial: { email: '' },
    keeps: true,
    check: ({ email }) => {
      const wrong = emailProblem(email)
      return wrong === null ? {} : { email: wrong }
    },
    failed: texts.failed,
    send: ({ email }, { call }) => call(requestFundingLink, { body: { email: email.trim() } }),
    onSent: (_reply, { email }) => onSent(email.trim()),
  })
  const { error, ...email } = form.field('email')
  return (
    <form noValidate className="grid max-w-md gap-6" onSubmit={form.submit}>
      <ErrorSummary problems={error ? [{ id: 'email', sentence: error }] : []} attempt={form.attempt} />
      <FailureNotice sentence={form.failure} />
      <EmailField id="email" label={texts.email} error={error} {...email} />
      <div>
        <Button type="submit" busy={form.busy}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}
