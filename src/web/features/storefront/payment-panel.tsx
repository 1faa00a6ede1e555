import type { ReactNode } from 'react'
import type { LinkedProduct } from '../../../shared/catalogue/product.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { useGo } from '../../lib/use-go.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { BuyerFields } from './buyer-fields.tsx'
import { useBuyer } from './use-buyer.ts'
import type { OpenedPage } from './use-payment-page.ts'

/** What the form of the card needs to know. */
interface CardFormGiven {
  clientSecret: string
  amount: number
  customer: { name: string; email: string; phone: string }
  returnUrl: string
  before: ReactNode
  payText: string
  onPay: () => Promise<boolean>
  onConfirmed: () => void
}

interface PaymentPanelProps {
  product: LinkedProduct
  opened: Extract<OpenedPage, { at: 'here' }>
  email: string
  /** The button that led here is gone: the first field goes on. */
  takesFocus: boolean
  renderCard: (given: CardFormGiven) => ReactNode
}

/** Buyer and card in one form; everything that was typed stays through a decline. */
export function PaymentPanel({ product, opened, email, takesFocus, renderCard }: PaymentPanelProps) {
  const { pay, payments } = useMessages()
  const go = useGo()
  const buyer = useBuyer({ email })
  const { page, publishableKey, offer } = opened
  const after = `/account/purchase?session_id=${encodeURIComponent(page.id)}`
  const price = formatDollars(offer.due)
  return renderCard({
    clientSecret: page.client_secret,
    amount: offer.due,
    customer: { ...buyer.buyer, phone: '' },
    returnUrl: `${window.location.origin}${after}`,
    before: <BuyerFields state={buyer} takesFocus={takesFocus} />,
    payText: product.billing === 'once' ? payments.pay(price) : pay.pay(price, pay.billing[product.billing]),
    onPay: () => buyer.keep(publishableKey, page.id),
    onConfirmed: () => go(after),
  })
}
