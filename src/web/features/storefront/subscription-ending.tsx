import { useState } from 'react'
import { cancelSubscription, type PurchaseShown, resumeSubscription } from '../../../shared/api/storefront.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { formatDay } from '../../lib/format.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useAct } from '../../lib/use-act.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'

interface SubscriptionEndingProps {
  sessionId: string
  purchase: PurchaseShown
  /** Reads anew what is shown. */
  onChanged: () => Promise<unknown>
}

/** Cancels a subscription in two clicks, and takes that back until it ends; what follows is said before and after. */
export function SubscriptionEnding({ sessionId, purchase, onChanged }: SubscriptionEndingProps) {
  const { renewals } = useMessages()
  const say = useSay()
  const { cancel: texts, every } = renewals
  const toast = useToast()
  const [isAsked, setAsked] = useState(false)
  const { busy, failure, act } = useAct(texts.failed)
  const { product, status, opensUntil, becomes } = purchase
  const day = opensUntil ? formatDay(opensUntil) : ''
  const change = async (call: typeof cancelSubscription | typeof resumeSubscription, title: string) => {
    await act(async (send) => {
      await send(call, { params: { sessionId } })
      await onChanged()
      toast({ title })
    })
    setAsked(false)
  }
  return (
    <div className="grid justify-items-start gap-3">
      <FailureNotice sentence={failure} />
      {status === 'active' && becomes === product.name && product.billing !== 'once' && (
        <p className="max-w-prose">
          {texts.renews(day, formatDollars(product.price), every[product.billing])}
        </p>
      )}
      {status === 'past-due' && <p className="max-w-prose">{texts.notRenewed}</p>}
      {status === 'ending' ? (
        <>
          <p className="max-w-prose">{texts.until(day)}</p>
          <Button kind="secondary" busy={busy} onClick={() => void change(resumeSubscription, texts.resumed)}>
            {texts.resume}
          </Button>
        </>
      ) : (
        <Button kind="secondary" onClick={() => setAsked(true)}>
          {texts.open}
        </Button>
      )}
      {isAsked && (
        <Dialog
          open
          size="sm"
          title={texts.question(say(product.name))}
          description={status === 'past-due' ? texts.pastDue : texts.text(day)}
          onClose={() => setAsked(false)}
        >
          <div className="grid gap-3">
            <Button busy={busy} onClick={() => void change(cancelSubscription, texts.cancelled)}>
              {texts.confirm}
            </Button>
            <Button kind="secondary" onClick={() => setAsked(false)}>
              {texts.keep}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  )
}
