import { useEffect, useState } from 'react'
import { confirmStaffCode } from '../../../shared/api/staff.ts'
import { signInTexts as texts } from '../../../shared/messages/staff/sign-in.ts'
import { callApi } from '../../lib/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { EnrolKey } from './enrol-key.tsx'
import { useSending } from './use-sending.ts'

interface CodeStepProps {
  /** At a first sign-in: the key to put into an authenticator. */
  enrol: { secret: string; uri: string } | null
  onDone: (recoveryCodes: string[] | null) => void
  onStartOver?: (() => void) | undefined
}

/** Second factor: six digits, or a recovery code. */
export function CodeStep({ enrol, onDone, onStartOver }: CodeStepProps) {
  const [code, setCode] = useState('')
  const [rememberDevice, setRememberDevice] = useState(false)
  const { busy, failure, send } = useSending(texts.failed)
  const firstCode = enrol === null
  useEffect(() => {
    // Nothing is to be read before the code is typed; an authenticator's key is.
    if (firstCode) document.getElementById('staff-code')?.focus()
  }, [firstCode])
  return (
    <form
      noValidate
      className="grid max-w-md gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        const body = { code: code.trim(), rememberDevice }
        void send(async () => onDone((await callApi(confirmStaffCode, { body })).recoveryCodes))
      }}
    >
      {enrol && <EnrolKey {...enrol} />}
      <FailureNotice sentence={failure} />
      <TextField
        id="staff-code"
        label={texts.code}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Checkbox
        id="staff-remember"
        label={texts.remember}
        hint={texts.rememberHint}
        checked={rememberDevice}
        onChange={(event) => setRememberDevice(event.target.checked)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {texts.confirm}
        </Button>
        {onStartOver && (
          <Button kind="quiet" onClick={onStartOver}>
            {texts.startOver}
          </Button>
        )}
      </div>
    </form>
  )
}
