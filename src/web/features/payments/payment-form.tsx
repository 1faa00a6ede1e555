import { Elements } from '@stripe/react-stripe-js'
import { useEffect, useMemo } from 'react'
import { useToast } from '../../lib/toast-context.ts'
import { useMedia } from '../../lib/use-media.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { appearanceFor } from './appearance.ts'
import { CardForm, type CardFormProps } from './card-form.tsx'
import { PaymentPreparing } from './payment-preparing.tsx'
import { useStripeLibrary } from './use-stripe-library.ts'

/** The card form on either provider. What the person typed stays through a decline. */
export function PaymentForm(props: CardFormProps) {
  const { clientSecret, says } = props
  const { payments } = useMessages()
  const library = useStripeLibrary()
  const dark = useMedia('(prefers-color-scheme: dark)')
  const options = useMemo(() => ({ clientSecret, appearance: appearanceFor(dark) }), [clientSecret, dark])
  const toast = useToast()
  const failed = library.isError ? says?.loadFailed : undefined
  useEffect(() => {
    if (failed) toast({ ...failed, kind: 'destructive' })
  }, [failed, toast])
  if (library.isError) {
    return (
      <Notice tone="alarm" role="alert" title={failed?.title ?? payments.loadFailedTitle}>
        <p>{failed?.description ?? payments.loadFailedText}</p>
        <Button kind="secondary" className="mt-3" busy={library.isFetching} onClick={() => library.refetch()}>
          {payments.loadAgain}
        </Button>
      </Notice>
    )
  }
  if (!library.data) return <PaymentPreparing />
  return (
    <div className="grid gap-5">
      {library.data.setup.provider === 'sandbox' && (
        <Notice tone="wait" title={payments.sandboxTitle}>
          <p>{payments.sandboxText}</p>
        </Notice>
      )}
      <Elements key={clientSecret} stripe={library.data.stripe} options={options}>
        <CardForm {...props} />
      </Elements>
    </div>
  )
}
