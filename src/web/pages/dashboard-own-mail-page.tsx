import * as z from 'zod/mini'
import { ownMailTexts } from '../../shared/messages/staff/own-mails.ts'
import { StaffPage } from '../features/staff/staff-page.tsx'
import { OwnMailView } from '../features/text-desk/own-mail-view.tsx'
import { useSearch } from '../lib/use-search.ts'

const kindSearch = z.object({ kind: z._default(z.catch(z.string(), ''), '') })

/** `/dashboard/own-mail?kind=`: the editor of a kind of mail of the operator's own; without a number a new one. */
export default function DashboardOwnMailPage() {
  const [{ kind }] = useSearch(kindSearch)
  return (
    <StaffPage title={ownMailTexts.title} ownHeading>
      {() => <OwnMailView key={kind} kind={kind} />}
    </StaffPage>
  )
}
