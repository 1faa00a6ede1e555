import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { requestSignInLink } from '../../../shared/api/accounts.ts'
import { emailAddress } from '../../../shared/api/vocabulary.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Notice } from '../../ui/notice.tsx'
import { EmailField } from '../../ui/text-field.tsx'

const signInForm = z.object({ email: emailAddress() })

/** Asks for a one-time link. The answer is the same whether or not the address is known (decision 15). */
export function SignInForm({ next }: { next: string }) {
  const { account } = useMessages()
  const texts = account.signIn
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<{ email: string }>({
    resolver: zodResolver(signInForm),
    defaultValues: { email: '' },
    shouldFocusError: false,
  })
  const { errors, isSubmitting, submitCount } = form.formState
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
  const send = form.handleSubmit(async ({ email }) => {
    setFailure(null)
    try {
      await callApi(requestSignInLink, { body: { email, next } })
      setSentTo(email)
    } catch (error) {
      setFailure(sentenceOf(error, texts.failed))
    }
  })
  return (
    <form noValidate onSubmit={send} className="grid max-w-md gap-6">
      <ErrorSummary
        problems={errors.email?.message ? [{ id: 'email', sentence: errors.email.message }] : []}
        attempt={submitCount}
      />
      {failure && (
        <Notice tone="alarm" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
      <EmailField id="email" label={texts.email} error={errors.email?.message} {...form.register('email')} />
      <div>
        <Button type="submit" busy={isSubmitting}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}
