import { listSettings } from '../../../shared/api/settings.ts'
import { settingsTexts as texts } from '../../../shared/messages/staff/settings.ts'
import { useCall } from '../../lib/use-call.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SettingTable } from './setting-table.tsx'
import { WhatRuns } from './what-runs.tsx'

/** What runs, and every setting with what it means. What can be made in the browser is made on the page of the set-up. */
export function SettingsPanel() {
  const listed = useCall(listSettings, {})
  if (listed.isPending) return <Skeleton lines={10} />
  if (!listed.data) return <LoadFailure of={listed} otherwise={texts.failed} />
  return (
    <div className="grid grid-cols-1 gap-8">
      <PageSection id="runs" title={texts.runs.title}>
        <WhatRuns runs={listed.data.runs} />
      </PageSection>
      <PageSection id="settings" title={texts.list.title}>
        <SettingTable settings={listed.data.settings} />
      </PageSection>
    </div>
  )
}
