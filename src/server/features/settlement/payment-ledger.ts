import type { Queryable } from '../../platform/db/database.ts'
import type { EnqueueOptions } from '../../platform/queue/queue.ts'
import type { QueuedMail } from '../outbox/queue-mail.ts'
import type { RefundRow } from './settlement.tables.ts'

/** A payment of which money can be given back, wherever it is kept. Amounts in cents. */
export interface RefundablePayment {
  paymentIntentId: string
  amountCents: number
  /** What the provider last said was refunded. */
  refundedCents: number
  /** null: never paid, so nothing can be refunded. */
  settledAt: Date | null
  /** The client record whose audit log has its refunds; null without one. */
  clientId: number | null
  /** What else it belongs to, for the audit log: { application: 7 }. */
  about?: Record<string, number>
}

/** By our refund's id: the mail that goes out once, when its money is on the way. */
export type RefundMails = ReadonlyMap<number, QueuedMail>

/** Where one kind of payments is kept: everything in which refunds differ from kind to kind. */
export interface PaymentLedger {
  /** Its row is locked until the transaction ends. undefined: not there, or not of the record that staff named. */
  lock(tx: Queryable, paymentIntentId: string): Promise<RefundablePayment | undefined>
  /** Asks the provider, and makes true what it says of the payment and of its refunds. Throws ProviderUnavailable. */
  settle(paymentIntentId: string): Promise<unknown>
  /** The same as a job, later. */
  settleLater(tx: Queryable, paymentIntentId: string, options: EnqueueOptions): Promise<void>
  /** The mails that go out with the provider's answer; none where settling itself mails what was refunded. */
  mailsOf(refund: RefundRow): Promise<RefundMails>
}
