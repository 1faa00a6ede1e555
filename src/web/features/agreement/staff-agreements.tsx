import FileSignature from 'lucide-react/icons/file-pen-line'
import { listAgreements } from '../../../shared/api/agreement.ts'
import { staffAgreementsTexts as texts } from '../../../shared/messages/staff/agreements.ts'
import { stateName } from '../../../shared/rules/us-states.ts'
import { useCall } from '../../lib/use-call.ts'
import { useLivePages } from '../../lib/use-live-pages.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StaffAgreementCard } from './staff-agreement-card.tsx'

const followed = [listAgreements]

/** Agreements of one client, or the newest of all. */
export function StaffAgreements({ clientId }: { clientId?: string }) {
  const list = useCall(listAgreements, { query: clientId === undefined ? {} : { client: clientId } })
  useLivePages(followed)
  if (list.isPending) return <Skeleton />
  if (!list.data) return <LoadFailure of={list} otherwise={texts.failed} />
  const { states, agreements } = list.data
  return (
    <div className="grid gap-4">
      {clientId === undefined && (
        <p className="text-muted">
          {states.length > 0 ? texts.on(states.map(stateName).join(', ')) : texts.off}
        </p>
      )}
      {agreements.length === 0 && (
        <EmptyState icon={FileSignature} title={texts.none}>
          {texts.noneText}
        </EmptyState>
      )}
      {agreements.map((agreement) => (
        <StaffAgreementCard
          key={agreement.reference}
          agreement={agreement}
          isOfClient={clientId !== undefined}
          onChanged={() => list.refetch()}
        />
      ))}
    </div>
  )
}
