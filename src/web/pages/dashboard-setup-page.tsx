import { useCallback } from 'react'
import * as z from 'zod/mini'
import { setupTexts } from '../../shared/messages/staff/setup.ts'
import { SetupPanel } from '../features/settings/setup-panel.tsx'
import { StaffPage } from '../features/staff/staff-page.tsx'
import { useGo } from '../lib/use-go.ts'
import { useSearch } from '../lib/use-search.ts'

const setupSearch = z.object({ arrived: z._default(z.catch(z.string(), ''), '') })

/** `/dashboard/setup`: what has to be there before clients come. `?arrived=` is the link of a test mail. */
export default function DashboardSetupPage() {
  const [{ arrived }] = useSearch(setupSearch)
  const go = useGo()
  const forget = useCallback(() => go('/dashboard/setup', { replace: true }), [go])
  return (
    <StaffPage title={setupTexts.title} lead={setupTexts.lead}>
      {() => <SetupPanel arrived={arrived} onArrived={forget} />}
    </StaffPage>
  )
}
