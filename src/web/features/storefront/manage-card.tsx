import { openCustomerPage, type PurchaseShown } from '../../../shared/api/storefront.ts'
import { leavePage } from '../../lib/leave-page.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { SubscriptionEnding } from './subscription-ending.tsx'

interface ManageCardProps {
  sessionId: string
  purchase: PurchaseShown
  onChanged: () => Promise<unknown>
}

/** Cancels here; the plan or the card is changed on the provider's page, which leads back here. */
export function ManageCard({ sessionId, purchase, onChanged }: ManageCardProps) {
  const { manage: texts } = useMessages().purchases
  const { busy, failure, act } = useAct(texts.failed)
  const open = () =>
    act(
      (call) => call(openCustomerPage, { params: { sessionId } }),
      ({ url }) => leavePage(url),
    )
  return (
    <Card id="manage" title={texts.title}>
      <SubscriptionEnding sessionId={sessionId} purchase={purchase} onChanged={onChanged} />
      <p className="mt-6 max-w-prose">{texts.text}</p>
      <div className="mt-4 grid justify-items-start gap-3">
        <FailureNotice sentence={failure} />
        <Button kind="quiet" className="-ml-5" busy={busy} onClick={() => void open()}>
          {texts.button}
        </Button>
      </div>
    </Card>
  )
}
