import { useState } from 'react'
import type * as z from 'zod/mini'
import { signInStaff } from '../../../shared/api/staff.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { EmailField, TextField } from '../../ui/text-field.tsx'

export type FirstFactor = z.output<typeof signInStaff.reply>

/** First factor. A wrong address and a wrong password are answered alike. */
export function PasswordStep({ onDone }: { onDone: (factor: FirstFactor) => void }) {
  const { staff } = useMessages()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const send = async () => {
    setBusy(true)
    setFailure(null)
    try {
      onDone(await callApi(signInStaff, { body: { email, password } }))
    } catch (error) {
      setFailure(sentenceOf(error, staff.wrong))
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      className="grid max-w-md gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {failure && (
        <Notice tone="alarm" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
      <EmailField
        id="email"
        label={staff.email}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        id="password"
        type="password"
        label={staff.password}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div>
        <Button type="submit" busy={busy}>
          {staff.next}
        </Button>
      </div>
    </form>
  )
}
