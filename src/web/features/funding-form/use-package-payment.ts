import { createFundingPaymentIntent } from '../../../shared/api/funding-payments.ts'
import type { ReadinessPackageKey } from '../../../shared/catalogue/readiness-packages.ts'
import type { FundingFields } from '../../../shared/rules/funding-form.ts'
import { keepForCheckout } from '../../lib/funding-records.ts'
import { useAct } from '../../lib/use-act.ts'
import { useAttemptKey } from '../../lib/use-attempt-key.ts'
import { useGo } from '../../lib/use-go.ts'
import { useMessages } from '../../lib/use-messages.tsx'

/**
 * Begins the payment of a package: the server makes the intent and its price, the form is kept in this browser, and
 * the checkout opens.
 */
export function usePackagePayment() {
  const { funding } = useMessages()
  const go = useGo()
  const attempt = useAttemptKey()
  const { failedText, failedTitle } = funding.packages
  const { busy, failure, act } = useAct(failedText, { toastTitle: failedTitle })

  async function pay(productType: ReadinessPackageKey, fields: FundingFields): Promise<void> {
    const { fullName, email, phone } = fields
    const wanted = {
      productType,
      customerInfo: { fullName: fullName.trim(), email: email.trim(), phone: phone.trim() },
    }
    await act(
      async (call) => {
        const body = { ...wanted, attemptKey: attempt.keyOf(wanted) }
        const intent = await call(createFundingPaymentIntent, { body })
        keepForCheckout({ fields, paymentIntentId: intent.paymentIntentId, productType })
        return intent
      },
      ({ amount, clientSecret }) => {
        const query = new URLSearchParams({ product: productType, amount: String(amount), clientSecret })
        go(`/readiness-checkout?${query}`)
      },
    )
  }
  return { pay, busy, failure }
}
