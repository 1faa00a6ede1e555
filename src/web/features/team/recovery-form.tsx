import { type ReactNode, useState } from 'react'
import { renewRecoveryCodes } from '../../../shared/api/team.ts'
import { ownAccountTexts } from '../../../shared/messages/staff/own-account.ts'
import { useSendForm } from '../../lib/use-send-form.ts'
import { SentForm } from '../../ui/sent-form.tsx'
import { PresentPassword } from './present-password.tsx'

const texts = ownAccountTexts.recovery

/** New recovery codes. @param show draws them, once */
export function RecoveryForm({
  show,
}: {
  show: (codes: readonly string[], onDone: () => void) => ReactNode
}) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const form = useSendForm({
    initial: { current: '' },
    failed: texts.failed,
    send: (body, { call }) => call(renewRecoveryCodes, { body }),
    onSent: ({ recoveryCodes }) => setCodes(recoveryCodes),
  })
  if (codes !== null) return show(codes, () => setCodes(null))
  return (
    <SentForm submit={texts.make} kind="secondary" form={form}>
      <PresentPassword id="recovery-current" {...form.field('current')} />
    </SentForm>
  )
}
