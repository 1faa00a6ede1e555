import { useQueryClient } from '@tanstack/react-query'
import { getClientOwner, listNotes, listTasks } from '../../../shared/api/followup.ts'
import { listClientTags } from '../../../shared/api/tags.ts'
import { queryKeyOf } from '../../lib/call-address.ts'
import { useStaffChanges } from '../../lib/use-staff-changes.ts'
import { NotesSection } from './notes-section.tsx'
import { OwnerAndTags } from './owner-and-tags.tsx'
import { TasksSection } from './tasks-section.tsx'

const shown = [getClientOwner, listClientTags, listTasks, listNotes]

/** What staff keep of a case among themselves: who looks after it, tags, what is to be done, notes. */
export function FollowupPart({ clientId, mayWork }: { clientId: string; mayWork: boolean }) {
  const queries = useQueryClient()
  useStaffChanges((change) => {
    if (change.clientId !== null && String(change.clientId) !== clientId) return
    for (const call of shown)
      void queries.invalidateQueries({
        queryKey: queryKeyOf(call, { params: { id: clientId } }),
        exact: true,
      })
  })
  return (
    <>
      <div className="grid min-w-0 content-start gap-4">
        <OwnerAndTags clientId={clientId} mayWork={mayWork} />
        <TasksSection clientId={clientId} mayWork={mayWork} />
      </div>
      <NotesSection clientId={clientId} mayWork={mayWork} />
    </>
  )
}
