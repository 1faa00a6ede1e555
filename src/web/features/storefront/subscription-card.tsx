import { useState } from 'react'
import { findLinkedProduct } from '../../../shared/catalogue/linked-products.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type Asked, ChangeDialog } from './change-dialog.tsx'
import { PageRefused, type SubscriptionShown } from './sandbox-pages.ts'
import { dayOf, nameOf, SubscriptionState } from './subscription-state.tsx'
import type { useCustomerPage } from './use-customer-page.ts'

interface SubscriptionCardProps {
  subscription: SubscriptionShown
  change: ReturnType<typeof useCustomerPage>['change']
}

/** One subscription: what it is, what becomes of it, and what may be changed. */
export function SubscriptionCard({ subscription, change }: SubscriptionCardProps) {
  const { pay } = useMessages()
  const { manage } = pay
  const say = useSay()
  const toast = useToast()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const send = async (wanted: { product: string } | { ends: 'true' | 'false' }) => {
    setFailure(null)
    try {
      await change.mutateAsync({ subscriptionId: subscription.id, change: wanted })
      toast({ title: manage.saved })
    } catch (error) {
      setFailure(error instanceof PageRefused && error.status === 402 ? say(error.message) : manage.failed)
    }
    setAsked(null)
  }
  const current = subscription.product ?? ''
  const planned = subscription.ends || subscription.becomes !== null
  return (
    <Card>
      <h2 className="text-xl">{say(nameOf(subscription.product))}</h2>
      <div className="mt-2">
        <SubscriptionState subscription={subscription} />
      </div>
      {failure && (
        <Notice tone="alarm" role="alert" className="mt-4">
          <p>{failure}</p>
        </Notice>
      )}
      {subscription.changes.length > 0 && !subscription.ends && (
        <div className="mt-6">
          <h3 className="text-lg">{manage.changeTitle}</h3>
          <ul className="mt-3 grid gap-4">
            {subscription.changes
              .filter(({ product }) => product !== subscription.becomes)
              .map((each) => {
                const product = findLinkedProduct(each.product)
                return (
                  <li key={each.product} className="grid gap-2 border-t border-line pt-4">
                    <p>
                      <span className="font-semibold">{say(nameOf(each.product))}</span>
                      {product && `, ${formatDollars(product.dollars)} ${pay.billing[product.billing]}`}
                    </p>
                    <p className="text-muted">
                      {each.at_once
                        ? manage.atOnce(formatDollars(each.due_cents / 100))
                        : manage.later(dayOf(subscription.paid_until))}
                    </p>
                    <p>
                      <Button kind="secondary" onClick={() => setAsked({ kind: 'change', change: each })}>
                        {manage.changeTo(say(nameOf(each.product)))}
                      </Button>
                    </p>
                  </li>
                )
              })}
          </ul>
        </div>
      )}
      {subscription.status !== 'canceled' && (
        <p className="mt-6 flex flex-wrap gap-3 border-t border-line pt-4">
          {planned && (
            <Button
              busy={change.isPending}
              onClick={() => void send(subscription.ends ? { ends: 'false' } : { product: current })}
            >
              {subscription.ends ? manage.takeBack : manage.stay(nameOf(current))}
            </Button>
          )}
          {!subscription.ends && (
            <Button kind="secondary" onClick={() => setAsked({ kind: 'cancel' })}>
              {manage.cancel}
            </Button>
          )}
        </p>
      )}
      {asked && (
        <ChangeDialog
          subscription={subscription}
          asked={asked}
          busy={change.isPending}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            void send(asked.kind === 'cancel' ? { ends: 'true' } : { product: asked.change.product })
          }}
        />
      )}
    </Card>
  )
}
