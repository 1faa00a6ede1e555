import { useState } from 'react'
import type * as z from 'zod/mini'
import { signInStaff } from '../../../shared/api/staff.ts'
import { signInTexts as texts } from '../../../shared/messages/staff/sign-in.ts'
import { callApi } from '../../lib/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { EmailField, TextField } from '../../ui/text-field.tsx'
import { useSending } from './use-sending.ts'

export type FirstFactor = z.output<typeof signInStaff.reply>

/** First factor. A wrong address and a wrong password are answered alike. */
export function PasswordStep({ onDone }: { onDone: (factor: FirstFactor) => void }) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { busy, failure, send } = useSending(texts.failed)
  return (
    <form
      noValidate
      className="grid max-w-md gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void send(async () => onDone(await callApi(signInStaff, { body: { email, password } })))
      }}
    >
      <FailureNotice sentence={failure} />
      <EmailField
        id="staff-email"
        label={texts.email}
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        id="staff-password"
        type="password"
        label={texts.password}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div>
        <Button type="submit" busy={busy}>
          {texts.next}
        </Button>
      </div>
    </form>
  )
}
