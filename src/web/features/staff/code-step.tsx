import { useEffect } from 'react'
import { confirmStaffCode } from '../../../shared/api/staff.ts'
import { signInTexts as texts } from '../../../shared/messages/staff/sign-in.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { EnrolKey } from './enrol-key.tsx'

interface CodeStepProps {
  /** At a first sign-in: the key to put into an authenticator. */
  enrol: { secret: string; uri: string } | null
  onDone: (recoveryCodes: string[] | null) => void
  onStartOver?: (() => void) | undefined
}

/** Second factor: six digits, or a recovery code. */
export function CodeStep({ enrol, onDone, onStartOver }: CodeStepProps) {
  const form = useSendForm({
    initial: { code: '', rememberDevice: false },
    keeps: true,
    failed: texts.failed,
    send: ({ code, rememberDevice }, { call }) =>
      call(confirmStaffCode, { body: { code: code.trim(), rememberDevice } }),
    onSent: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  const firstCode = enrol === null
  useEffect(() => {
    // Nothing is to be read before the code is typed; an authenticator's key is.
    if (firstCode) document.getElementById('staff-code')?.focus()
  }, [firstCode])
  return (
    <form noValidate className="grid max-w-md gap-6" onSubmit={form.submit}>
      {enrol && <EnrolKey {...enrol} />}
      <FailureNotice sentence={form.failure} />
      <TextField
        id="staff-code"
        label={texts.code}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('code')}
      />
      <Checkbox
        id="staff-remember"
        label={texts.remember}
        hint={texts.rememberHint}
        checked={form.values.rememberDevice}
        onChange={(event) => form.change({ rememberDevice: event.target.checked })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
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
