import { deleteClient } from '../../../shared/api/staff-case.ts'
import type { StaffClient } from '../../../shared/api/staff-clients.ts'
import { caseworkTexts } from '../../../shared/messages/staff/casework.ts'
import { TypedDeletionForm } from '../../parts/privacy/typed-deletion-form.tsx'
import { BlockForm } from './block-form.tsx'
import { CaseSection } from './case-section.tsx'

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
          <TypedDeletionForm
            name={client.name}
            texts={texts}
            send={(confirmName, call) =>
              call(deleteClient, { params: { id: String(client.id) }, body: { confirmName } })
            }
            onDeleted={onDeleted}
          />
        ) : (
          <p className="text-muted">{texts.adminsOnly}</p>
        )}
      </div>
    </CaseSection>
  )
}
