import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import {
  acceptFundingSum,
  factsOfFundingPayment,
  findApplicationOfPayment,
} from '../funding-packages/accept-funding-sum.ts'
import { refundFundingPayment } from '../funding-packages/refund-funding-payment.ts'
import { settleFundingPayment } from '../funding-packages/settle-funding-payment.ts'
import { acceptPostalSum, factsOfPostalOrder, refundPostalOrder } from '../postal/postal-ledger.ts'
import { settlePostalOrder } from '../postal/settle-postal-order.ts'
import { acceptPaymentSum, factsOfPayment } from '../settlement/accept-payment-sum.ts'
import type { RefundWish } from '../settlement/ask-refund.ts'
import { findPayment } from '../settlement/keep-payment.ts'
import type { OtherSumFacts } from '../settlement/other-sum.ts'
import { refundLoosePayment } from '../settlement/refund-loose-payment.ts'
import { settlePayment } from '../settlement/settle-payment.ts'
import type { OtherSumRow } from '../settlement/settlement.tables.ts'
import { acceptPurchaseSum, factsOfPurchase } from '../storefront/accept-purchase-sum.ts'
import { findKnownPurchase } from '../storefront/find-purchase.ts'
import { refundPurchase } from '../storefront/refund-purchase.ts'
import { settlePurchase } from '../storefront/settle-purchase.ts'

/** In what the four places of payments differ. `reference`: the provider's id of what was asked for. */
interface KindOfSum {
  facts(queryable: Queryable, reference: string): Promise<OtherSumFacts | undefined>
  accept(deps: Deps, tx: Queryable, wish: { reference: string; actor: AuditActor }): Promise<void>
  /** Errors: those of makeRefund. */
  refund(deps: Deps, reference: string, wish: RefundWish): Promise<unknown>
  /** Throws ProviderUnavailable. */
  settle(deps: Deps, reference: string): Promise<unknown>
}

export const kindsOfSums: Record<OtherSumRow['kind'], KindOfSum> = {
  checkout: {
    facts: factsOfPayment,
    accept: acceptPaymentSum,
    refund: async (deps, reference, wish) => {
      const payment = found(await findPayment(deps.database.db, reference))
      return refundLoosePayment(deps, { ...wish, paymentId: payment.id })
    },
    settle: settlePayment,
  },
  funding: {
    facts: factsOfFundingPayment,
    accept: acceptFundingSum,
    refund: async (deps, reference, wish) => {
      const applicationId = found(await findApplicationOfPayment(deps.database.db, reference))
      return refundFundingPayment(deps, { ...wish, applicationId })
    },
    settle: settleFundingPayment,
  },
  postal: {
    facts: factsOfPostalOrder,
    accept: acceptPostalSum,
    refund: (deps, _reference, wish) => refundPostalOrder(deps, { ...wish, clientId: null }),
    settle: settlePostalOrder,
  },
  purchase: {
    facts: factsOfPurchase,
    accept: acceptPurchaseSum,
    refund: async (deps, reference, wish) => {
      const purchase = found(await findKnownPurchase(deps.database.db, reference))
      return refundPurchase(deps, { ...wish, purchaseId: purchase.id })
    },
    settle: (deps, checkoutSessionId) => settlePurchase(deps, { checkoutSessionId }),
  },
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Refusal('not_found', says('payment.noPayment'))
  return value
}
