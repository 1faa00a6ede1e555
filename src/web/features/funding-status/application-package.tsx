import type { FundingApplicationShown } from '../../../shared/api/funding-application.ts'
import { createFundingPaymentIntent } from '../../../shared/api/funding-payments.ts'
import { applicationModule } from '../../../shared/catalogue/success-fees.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { useAct } from '../../lib/use-act.ts'
import { useAttemptKey } from '../../lib/use-attempt-key.ts'
import { useGo } from '../../lib/use-go.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'

const price = formatDollars(applicationModule.packageDollars, { whole: true })

/** The second step of the application module, open to whoever has passed the first: its payment, or that it is paid. */
export function ApplicationPackage({ application }: { application: FundingApplicationShown }) {
  const { prequalification: texts } = useMessages().fundingStatus
  const go = useGo()
  const attempt = useAttemptKey()
  const { busy, failure, act } = useAct(texts.packageFailed)
  const { id, clientName, contact, prequalification } = application
  if (prequalification.packagePaid) return <p className="mt-4 font-semibold">{texts.packagePaid}</p>

  const customerInfo = { fullName: clientName, email: contact?.email ?? '', phone: contact?.phone ?? '' }
  const productType = 'application-package'
  const buy = () =>
    act(
      (call) =>
        call(createFundingPaymentIntent, {
          body: { productType, applicationId: id, customerInfo, attemptKey: attempt.keyOf(id) },
        }),
      ({ amount, clientSecret }) => {
        const query = new URLSearchParams({ product: productType, amount: String(amount), clientSecret })
        go(`/readiness-checkout?${query}`)
      },
    )
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
