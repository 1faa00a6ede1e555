import { useState } from 'react'
import { createFundingPaymentIntent } from '../../../shared/api/funding-payments.ts'
import type { ReadinessPackageKey } from '../../../shared/catalogue/readiness-packages.ts'
import type { FundingFields } from '../../../shared/rules/funding-form.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import { keepForCheckout } from '../../lib/funding-records.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useAttemptKey } from '../../lib/use-attempt-key.ts'
import { useGo } from '../../lib/use-go.ts'
import { useMessages } from '../../lib/use-messages.tsx'

/**
 * Begins the payment of a package: the server makes the intent and its price, the form is kept in this browser, and
 * the checkout opens.
 */
export function usePackagePayment() {
  const { funding } = useMessages()
  const toast = useToast()
  const go = useGo()
  const attempt = useAttemptKey()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function pay(productType: ReadinessPackageKey, fields: FundingFields): Promise<void> {
    if (busy) return
    setBusy(true)
    setFailure(null)
    const { fullName, email, phone } = fields
    const wanted = {
      productType,
      customerInfo: { fullName: fullName.trim(), email: email.trim(), phone: phone.trim() },
    }
    try {
      const intent = await callApi(createFundingPaymentIntent, {
        body: { ...wanted, attemptKey: attempt.keyOf(wanted) },
      })
      keepForCheckout({ fields, paymentIntentId: intent.paymentIntentId, productType })
      const query = new URLSearchParams({
        product: productType,
        amount: String(intent.amount),
        clientSecret: intent.clientSecret,
      })
      go(`/readiness-checkout?${query}`)
    } catch (error) {
      logProblem('The funding payment could not be set up.', error)
      const sentence = sentenceOf(error, funding.packages.failedText)
      setFailure(sentence)
      toast({ title: funding.packages.failedTitle, description: sentence, kind: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return { pay, busy, failure }
}
