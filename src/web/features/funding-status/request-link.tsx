import { useState } from 'react'
import { requestFundingLink } from '../../../shared/api/funding-application.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSendForm } from '../../lib/use-send-form.ts'
import { EmailLinkForm, LinkSent } from '../../parts/sign-in/email-link-form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
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
        <LinkSent
          title={texts.sentTitle}
          text={texts.sentText(sentTo)}
          again={texts.again}
          onAgain={() => setSentTo(null)}
        />
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
  return <EmailLinkForm form={form} texts={texts} />
}
