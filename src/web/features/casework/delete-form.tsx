import { deleteClient } from '../../../shared/api/staff-case.ts'
import type { StaffClient } from '../../../shared/api/staff-clients.ts'
import { caseworkTexts } from '../../../shared/messages/staff/casework.ts'
import { TypedDeletionForm } from '../../parts/privacy/typed-deletion-form.tsx'

/** Deletes a client for good, after the name was typed again. */
export function DeleteForm({ client, onDeleted }: { client: StaffClient; onDeleted: () => void }) {
  return (
    <TypedDeletionForm
      name={client.name}
      texts={caseworkTexts.closing}
      send={(confirmName, call) =>
        call(deleteClient, { params: { id: String(client.id) }, body: { confirmName } })
      }
      onDeleted={onDeleted}
    />
  )
}
