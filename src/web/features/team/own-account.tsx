import type { ReactNode } from 'react'
import { ownAccountTexts as texts } from '../../../shared/messages/staff/own-account.ts'
import { sessionTexts } from '../../../shared/messages/staff/team.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { PasswordForm } from './password-form.tsx'
import { RecoveryForm } from './recovery-form.tsx'
import { SessionList } from './session-list.tsx'

/** Everything about how one signs in. @param showCodes draws new recovery codes, once */
export function OwnAccount({
  showCodes,
}: {
  showCodes: (codes: readonly string[], onDone: () => void) => ReactNode
}) {
  return (
    <div className="in-order grid gap-12">
      <PageSection id="sessions" title={sessionTexts.title}>
        <SessionList />
      </PageSection>
      <PageSection id="passkeys" title={texts.passkeys.title} lead={texts.passkeys.lead}>
        <PasskeyList />
      </PageSection>
      <PageSection id="password" title={texts.password.title} lead={texts.password.lead}>
        <PasswordForm />
      </PageSection>
      <PageSection id="recovery" title={texts.recovery.title} lead={texts.recovery.lead}>
        <RecoveryForm show={showCodes} />
      </PageSection>
    </div>
  )
}
