import { openCustomerPage } from '../../../shared/api/storefront.ts'
import { leavePage } from '../../lib/leave-page.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'

/** Leads to the provider's page on which a subscription is changed or cancelled; that page leads back here. */
export function ManageCard({ sessionId }: { sessionId: string }) {
  const { manage: texts } = useMessages().purchases
  const { busy, failure, act } = useAct(texts.failed)
  const open = () =>
    act(
      (call) => call(openCustomerPage, { params: { sessionId } }),
      ({ url }) => leavePage(url),
    )
  return (
    <Card id="manage" title={texts.title}>
      <p className="max-w-prose">{texts.text}</p>
      <div className="mt-4 grid justify-items-start gap-3">
        <FailureNotice sentence={failure} />
        <Button kind="secondary" busy={busy} onClick={() => void open()}>
          {texts.button}
        </Button>
      </div>
    </Card>
  )
}
