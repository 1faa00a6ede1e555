import type { StaffClient } from '../../../shared/api/staff-clients.ts'
import { caseworkTexts } from '../../../shared/messages/staff/casework.ts'
import { BlockForm } from './block-form.tsx'
import { CaseSection } from './case-section.tsx'
import { DeleteForm } from './delete-form.tsx'

const { closing: texts, sections } = caseworkTexts

interface ClosingSectionProps {
  client: StaffClient
  isAdmin: boolean
  reload: () => void
  onDeleted: () => void
}

/** What shuts the client out, and what takes everything away. */
export function ClosingSection({ client, isAdmin, reload, onDeleted }: ClosingSectionProps) {
  return (
    <CaseSection id="closing" title={sections.closing} wide>
      <div className="grid gap-6 md:grid-cols-2">
        <BlockForm client={client} reload={reload} />
        {isAdmin ? (
          <DeleteForm client={client} onDeleted={onDeleted} />
        ) : (
          <p className="text-muted">{texts.adminsOnly}</p>
        )}
      </div>
    </CaseSection>
  )
}
