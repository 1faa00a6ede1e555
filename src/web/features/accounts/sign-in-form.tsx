import { useState } from 'react'
import { requestSignInLink } from '../../../shared/api/accounts.ts'
import { emailAddress } from '../../../shared/api/vocabulary.ts'
import { problemsIn } from '../../lib/problems-in.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSendForm } from '../../lib/use-send-form.ts'
import { EmailLinkForm, LinkSent } from '../../parts/sign-in/email-link-form.tsx'

/** Asks for a one-time link. The answer is the same whether or not the address is known (decision 15). */
export function SignInForm({ next }: { next: string }) {
  const { account } = useMessages()
  const texts = account.signIn
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useSendForm({
    initial: { email: '' },
    keeps: true,
    check: (values) => problemsIn({ email: emailAddress() }, values),
    failed: texts.failed,
    send: (values, { call }) => {
      const email = emailAddress().parse(values.email)
      return call(requestSignInLink, { body: { email, next } }).then(() => email)
    },
    onSent: setSentTo,
  })
  if (sentTo === null) return <EmailLinkForm form={form} texts={texts} />
  return (
    <LinkSent
      title={texts.sent}
      text={texts.sentText(sentTo)}
      again={texts.again}
      onAgain={() => setSentTo(null)}
    />
  )
}
