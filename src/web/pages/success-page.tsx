import { useEffect } from 'react'
import * as z from 'zod/mini'
import { getPayment } from '../../shared/api/checkout.ts'
import { getClient } from '../../shared/api/portal.ts'
import { PaidView, TesterView } from '../features/checkout/paid-view.tsx'
import { SuccessError } from '../features/checkout/success-error.tsx'
import { useHeadingFocus } from '../lib/heading-focus.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { maybe, paymentReturn, useReturnedIntent } from '../lib/payment-return.ts'
import { writeStored } from '../lib/stored-record.ts'
import { intakePrefill } from '../lib/stored-records.ts'
import { useCall } from '../lib/use-call.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { useSearch } from '../lib/use-search.ts'
import { FullScreenLoading } from '../ui/full-screen-loading.tsx'
import { PageFrame } from '../ui/page-frame.tsx'

/** Of a repeated payment_intent the last one counts (decision 13). */
const successSearch = z.object({
  ...paymentReturn,
  client: maybe(),
  type: maybe(),
})

/** While the provider still confirms, it is asked again this often. */
const askAgainAfterMs = 3_000

/** `/success`. What the provider says is shown; the address only names the payment (decisions 10 and 13). */
export default function SuccessPage() {
  const { success } = useMessages()
  const [search, patch] = useSearch(successSearch)
  const intent = useReturnedIntent(search, patch)
  const testerClient =
    search.type !== 'paid' && /^[1-9]\d{0,8}$/.test(search.client ?? '') ? search.client : null
  const paid = search.type === 'paid' || search.type === null
  usePageTitle(success.pageTitle)

  const payment = useCall(
    getPayment,
    { params: { paymentIntentId: intent ?? '' } },
    { enabled: intent !== null, againAfterMs: (data) => (isProcessing(data) ? askAgainAfterMs : false) },
  )
  const tester = useCall(
    getClient,
    { params: { id: testerClient ?? '' } },
    { enabled: intent === null && testerClient !== null, on401: 'empty' },
  )
  const view = viewOf(intent, payment, testerClient, tester)
  useHeadingFocus(view)

  useEffect(() => {
    const data = payment.data
    if (data?.status !== 'succeeded' || data.intakeCompleted) return
    const { name, email, phone, paymentIntentId } = data
    writeStored(intakePrefill, { name, email, phone, paymentIntentId })
  }, [payment.data])

  if (view === 'loading') return <FullScreenLoading message={paid ? success.checking : success.settlingUp} />
  return (
    <PageFrame width="narrow">
      {view === 'paid' && payment.data && <PaidView payment={payment.data} paid={paid} />}
      {view === 'tester' && <TesterView clientId={Number(testerClient)} />}
      {view === 'none' && <SuccessError sentence={success.noPayment} />}
      {view === 'failed' && <SuccessError sentence={success.failed} />}
    </PageFrame>
  )
}

const isProcessing = (data: unknown) =>
  typeof data === 'object' && data !== null && 'status' in data && data.status === 'processing'

type Asked = { isPending: boolean; data?: unknown; error: unknown }

function viewOf(
  intent: string | null,
  payment: Asked & { data?: { status: string } | null | undefined },
  testerClient: string | null,
  tester: Asked,
): 'loading' | 'paid' | 'tester' | 'none' | 'failed' {
  if (intent !== null) {
    if (payment.isPending) return 'loading'
    const status = payment.data?.status
    return status === 'succeeded' || status === 'processing' ? 'paid' : 'failed'
  }
  if (testerClient === null) return 'none'
  if (tester.isPending) return 'loading'
  return tester.data ? 'tester' : 'none'
}
