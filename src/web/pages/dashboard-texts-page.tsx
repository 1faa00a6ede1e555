import { ownTextTexts } from '../../shared/messages/staff/own-texts.ts'
import { StaffPage } from '../features/staff/staff-page.tsx'
import { OwnMailsList } from '../features/text-desk/own-mails-list.tsx'
import { TextsList } from '../features/text-desk/texts-list.tsx'
import { mayStaff } from '../lib/may-staff.ts'

/** `/dashboard/texts`: what the mails say, and which of it the operator words. */
export default function DashboardTextsPage() {
  return (
    <StaffPage title={ownTextTexts.title} lead={ownTextTexts.lead}>
      {(member) => (
        <div className="in-order grid gap-8">
          <TextsList />
          <OwnMailsList mayAdd={mayStaff(member, 'settings')} />
        </div>
      )}
    </StaffPage>
  )
}
