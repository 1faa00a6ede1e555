import { useState } from 'react'
import { staffFundingTexts as texts } from '../../shared/messages/staff/funding.ts'
import { fundingSearch } from '../features/funding-staff/funding-address.ts'
import { FundingView } from '../features/funding-staff/funding-view.tsx'
import { StaffPage } from '../features/staff/staff-page.tsx'
import { useSearch } from '../lib/use-search.ts'

/** `/dashboard/funding?application=`: funding applications, and all that staff do with one. */
export default function DashboardFundingPage() {
  const [{ application }] = useSearch(fundingSearch)
  const [name, setName] = useState<string | null>(null)
  const heading =
    application === null ? { title: texts.title, lead: texts.lead } : { title: name ?? texts.title }
  return <StaffPage {...heading}>{() => <FundingView onName={setName} />}</StaffPage>
}
