import type { listMailings } from '../../../../shared/api/mailing.ts'
import { listResults } from '../../../../shared/api/results.ts'
import type { CallReply } from '../../../lib/call-address.ts'
import { useCall } from '../../../lib/use-call.ts'
import { useMessages } from '../../../lib/use-messages.tsx'
import { PageSection } from '../../../ui/page-section.tsx'
import { NextDoors } from './next-doors.tsx'
import { OutcomeBars } from './outcome-bars.tsx'
import { OutcomeByDebt } from './outcome-by-debt.tsx'
import { outcomeOfCase } from './outcome-of-case.ts'

interface OutcomeSectionProps {
  clientId: string
  log: CallReply<typeof listMailings>
}

/** What the answers changed, drawn by bureau and listed by account, and the steps that are left. Nothing before the first answer that counts. */
export function OutcomeSection({ clientId, log }: OutcomeSectionProps) {
  const { outcome: texts } = useMessages().results
  const results = useCall(listResults, { params: { id: clientId } })
  const { bureaus, debts } = outcomeOfCase(results.data ?? [])
  if (debts.length === 0) return null
  return (
    <PageSection id="outcome" title={texts.title} lead={texts.lead}>
      <div className="grid gap-6 rounded-lg border border-line bg-surface p-5 sm:p-6">
        <OutcomeBars bureaus={bureaus} />
        <OutcomeByDebt debts={debts} />
      </div>
      <NextDoors debts={debts} log={log} clientId={clientId} />
    </PageSection>
  )
}
