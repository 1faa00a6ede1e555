import { useState } from 'react'
import { requestSignInLink } from '../../../shared/api/accounts.ts'
import { emailAddress } from '../../../shared/api/vocabulary.ts'
import { problemsIn } from '../../lib/problems-in.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSendForm } from '../../lib/use-send-form.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { EmailField } from '../../ui/text-field.tsx'

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
  if (sentTo !== null) {
    return (
      <Notice tone="good" role="status" title={texts.sent}>
        <p>{texts.sentText(sentTo)}</p>
        <Button kind="quiet" size="sm" className="mt-2" onClick={() => setSentTo(null)}>
          {texts.again}
        </Button>
      </Notice>
    )
  }
  const { error, ...email } = form.field('email')
  return (
    <form noValidate onSubmit={form.submit} className="grid max-w-md gap-6">
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
