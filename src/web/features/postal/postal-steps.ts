import type { ReactNode } from 'react'
import type { PostalService } from '../../../shared/rules/postal-service.ts'

/** What the page's card form is given; it belongs to another feature. */
interface PaymentSlotProps {
  clientSecret: string
  /** Dollars. */
  amount: number
  customer: { name: string; email: string; phone: string }
  returnUrl: string
  onConfirmed: () => void
  says: { paying: string; loadFailed: { title: string; description: string } }
}
export type RenderPayment = (props: PaymentSlotProps) => ReactNode

/** Which letters go, and how. */
export interface PostalWish {
  documentIds: number[]
  service: PostalService
}
