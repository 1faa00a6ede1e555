import { ownAccountTexts } from '../../shared/messages/staff/own-account.ts'
import { StaffPushPart } from '../features/push/staff-push.tsx'
import { RecoveryCodes } from '../features/staff/recovery-codes.tsx'
import { StaffPage } from '../features/staff/staff-page.tsx'
import { OwnAccount } from '../features/team/own-account.tsx'
import { DigestPart } from '../features/today/digest-part.tsx'

/** `/dashboard/account`: how a member of staff signs in, and where. */
export default function DashboardAccountPage() {
  return (
    <StaffPage title={ownAccountTexts.title} lead={ownAccountTexts.lead}>
      {() => (
        <div className="in-order">
          <OwnAccount showCodes={(codes, onDone) => <RecoveryCodes codes={codes} onDone={onDone} />} />
          <DigestPart />
          <StaffPushPart />
        </div>
      )}
    </StaffPage>
  )
}
