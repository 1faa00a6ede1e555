import { useState } from 'react'
import type { FundingApplicationShown } from '../../../shared/api/funding-application.ts'
import { createFundingPaymentIntent } from '../../../shared/api/funding-payments.ts'
import { applicationModule } from '../../../shared/catalogue/success-fees.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import { useAttemptKey } from '../../lib/use-attempt-key.ts'
import { useGo } from '../../lib/use-go.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'

const price = formatDollars(applicationModule.packageDollars, { whole: true })

/** The second step of the application module, open to whoever has passed the first: its payment, or that it is paid. */
export function ApplicationPackage({ application }: { application: FundingApplicationShown }) {
  const { prequalification: texts } = useMessages().fundingStatus
  const say = useSay()
  const go = useGo()
  const attempt = useAttemptKey()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { id, clientName, contact, prequalification } = application
  if (prequalification.packagePaid) return <p className="mt-4 font-semibold">{texts.packagePaid}</p>

  const buy = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const { amount, clientSecret } = await callApi(createFundingPaymentIntent, {
        body: {
          productType: 'application-package',
          applicationId: id,
          customerInfo: { fullName: clientName, email: contact?.email ?? '', phone: contact?.phone ?? '' },
          attemptKey: attempt.keyOf(id),
        },
      })
      const query = new URLSearchParams({
        product: 'application-package',
        amount: String(amount),
        clientSecret,
      })
      go(`/readiness-checkout?${query}`)
    } catch (error) {
      setFailure(say(sentenceOf(error, texts.packageFailed)))
      setBusy(false)
    }
  }
  return (
    <div className="mt-4 grid gap-3">
      <p>{texts.packageOpen(price)}</p>
      <FailureNotice sentence={failure} />
      <div>
        <Button busy={busy} onClick={buy}>
          {texts.packageBuy(price)}
        </Button>
      </div>
    </div>
  )
}
