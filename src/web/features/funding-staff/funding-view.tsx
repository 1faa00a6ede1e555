import { staffFundingTexts as texts } from '../../../shared/messages/staff/funding.ts'
import { useListAddress } from '../../lib/use-list-address.ts'
import { useOnline } from '../../lib/use-online.ts'
import { Notice } from '../../ui/notice.tsx'
import { ApplicationList } from './application-list.tsx'
import { fundingAddress, fundingSearch } from './funding-address.ts'
import { OpenApplication } from './open-application.tsx'
import { useFundingLive, useFundingReload } from './use-funding-live.ts'

/**
 * The list of applications, or the one that the address names; the way back keeps search, filters and page.
 * @param onName told whose application is open; null while that is not known
 */
export function FundingView({ onName }: { onName: (name: string | null) => void }) {
  const { address, ...ways } = useListAddress(fundingSearch)
  const { application } = address
  const reload = useFundingReload(application)
  useFundingLive(application, reload)
  const isOnline = useOnline()
  return (
    <div className="grid gap-4">
      {!isOnline && (
        <Notice tone="wait" role="status">
          <p>{texts.offline}</p>
        </Notice>
      )}
      {application === null ? (
        <ApplicationList address={address} ways={ways} />
      ) : (
        <OpenApplication
          key={application}
          id={application}
          backTo={fundingAddress({ ...address, application: null })}
          reload={reload}
          onName={onName}
        />
      )}
    </div>
  )
}
