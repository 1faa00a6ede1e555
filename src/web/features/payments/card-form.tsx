import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { formatDollars } from '../../../shared/rules/money.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { AcceptedTerms } from '../../parts/terms/accepted-terms.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { confirmCard } from './confirm-card.ts'

export interface CardFormProps {
  clientSecret: string
  /** Dollars. */
  amount: number
  customer: { name: string; email: string; phone: string }
  /** Where the provider sends the browser back to; absolute. */
  returnUrl: string
  /** Confirmed without leaving the page; go to the return address now. */
  onConfirmed: () => void
  /** Fields of the same form, above the card. */
  before?: ReactNode
  /** Checks and keeps those fields before the card is charged; false: not now, the fields say why. */
  onPay?: () => Promise<boolean>
  /** On the button; by default 'Pay' and the amount. */
  payText?: string
  /** A checkout with its own words; it tells by itself that the payment went through. */
  says?: { paying: string; loadFailed: { title: string; description: string } }
}

/** The provider says ready a moment before its fields can be typed into (specification section 4). */
const readyAfterMs = 500

/** Card fields and the button that names the amount. */
export function CardForm(given: CardFormProps) {
  const { clientSecret, amount, customer, returnUrl, onConfirmed, onPay, says } = given
  const { payments } = useMessages()
  const toast = useToast()
  const stripe = useStripe()
  const elements = useElements()
  const [ready, setReady] = useState(false)
  const [loadFailed, setLoadFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ title: string; next: string } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const pay = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!stripe || !elements || !ready) {
      toast({ ...payments.notReady, kind: 'destructive' })
      return
    }
    setBusy(true)
    setFailure(null)
    if (onPay && !(await onPay())) {
      setBusy(false)
      return
    }
    const confirmation = await confirmCard({ stripe, elements, clientSecret, returnUrl })
    if (confirmation.outcome === 'confirmed') {
      if (!says) toast(payments.processing)
      onConfirmed()
      return
    }
    // Without the provider's own sentence it is an error, and not a refusal of the card.
    const { message, fault } = confirmation
    const title = message ? payments.failedTitle : payments.errorTitle
    const description = message ?? fault ?? payments.unexpected
    toast({ title, description, kind: 'destructive' })
    const next = confirmation.outcome === 'refused' ? payments.whatNext : payments.whatNextUnclear
    setFailure({ title: `${title}: ${description}`, next })
    setBusy(false)
  }

  return (
    <form onSubmit={pay} noValidate className="grid gap-5">
      {given.before}
      <h2 className="text-xl">{payments.cardTitle}</h2>
      {failure && (
        <Notice tone="alarm" title={failure.title}>
          <p>{failure.next}</p>
        </Notice>
      )}
      {loadFailed && (
        <Notice tone="alarm" role="alert" title={says?.loadFailed.title ?? payments.loadFailedTitle}>
          <p>{says?.loadFailed.description ?? payments.loadFailedText}</p>
        </Notice>
      )}
      <PaymentElement
        options={{ layout: 'tabs', defaultValues: { billingDetails: customer } }}
        onReady={() => {
          clearTimeout(timer.current)
          timer.current = setTimeout(() => setReady(true), readyAfterMs)
        }}
        onLoadError={() => {
          setLoadFailed(true)
          if (says) toast({ ...says.loadFailed, kind: 'destructive' })
        }}
      />
      <AcceptedTerms />
      <Button type="submit" wide disabled={!ready} busy={busy}>
        {busy ? (says?.paying ?? payments.paying) : (given.payText ?? payments.pay(formatDollars(amount)))}
      </Button>
    </form>
  )
}
