import { type ReactNode, useState } from 'react'
import { renewRecoveryCodes } from '../../../shared/api/team.ts'
import { ownAccountTexts } from '../../../shared/messages/staff/own-account.ts'
import { callApi } from '../../lib/call-api.ts'
import { AccountForm } from './account-form.tsx'
import { PresentPassword } from './present-password.tsx'
import { useFormSending } from './use-form-sending.ts'

const texts = ownAccountTexts.recovery

/** New recovery codes. @param show draws them, once */
export function RecoveryForm({
  show,
}: {
  show: (codes: readonly string[], onDone: () => void) => ReactNode
}) {
  const [current, setCurrent] = useState('')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { busy, failure, fields, send } = useFormSending(texts.failed)
  const renew = () =>
    send(async () => {
      setCodes((await callApi(renewRecoveryCodes, { body: { current } })).recoveryCodes)
      setCurrent('')
    })
  if (codes !== null) return show(codes, () => setCodes(null))
  return (
    <AccountForm submit={texts.make} kind="secondary" busy={busy} failure={failure} onSend={renew}>
      <PresentPassword id="recovery-current" value={current} error={fields.current} onChange={setCurrent} />
    </AccountForm>
  )
}
