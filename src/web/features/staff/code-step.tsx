import { useState } from 'react'
import { confirmStaffCode } from '../../../shared/api/staff.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { FirstFactor } from './password-step.tsx'

/** Second factor; at a first sign-in with the key to put into an authenticator. */
export function CodeStep({
  factor,
  onDone,
}: {
  factor: FirstFactor
  onDone: (recoveryCodes: string[] | null) => void
}) {
  const { staff } = useMessages()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const send = async () => {
    setBusy(true)
    setFailure(null)
    try {
      onDone((await callApi(confirmStaffCode, { body: { code } })).recoveryCodes)
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
      {factor.enrol && (
        <div className="rounded-lg border border-line bg-surface p-5">
          <p className="text-muted">{staff.enrolKey}</p>
          <p className="font-semibold break-all tabular-nums">{factor.enrol.secret}</p>
          <a className="text-link mt-2 inline-flex min-h-12 items-center" href={factor.enrol.uri}>
            {staff.enrolLink}
          </a>
        </div>
      )}
      {failure && (
        <Notice tone="alarm" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
      <TextField
        id="code"
        label={staff.code}
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <div>
        <Button type="submit" busy={busy}>
          {staff.confirm}
        </Button>
      </div>
    </form>
  )
}

/** Shown once, after the enrolment. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { staff } = useMessages()
  return (
    <>
      <ul className="mb-6 grid max-w-md grid-cols-2 gap-2 rounded-lg border border-line bg-surface p-5 tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={onDone}>{staff.recoveryDone}</Button>
    </>
  )
}
