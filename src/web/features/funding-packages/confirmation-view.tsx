import { getPaymentSetup } from '../../../shared/api/checkout.ts'
import { applicationPackage } from '../../../shared/catalogue/success-fees.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import type { PaymentSuccess } from '../../lib/funding-records.ts'
import { useCall } from '../../lib/use-call.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Notice } from '../../ui/notice.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { WaysOn } from './ways-on.tsx'

/** The order, what happens next and until when, and how to reach us. */
export function ConfirmationView({ payment, processing }: { payment: PaymentSuccess; processing: boolean }) {
  const { funding } = useMessages()
  const say = useSay()
  const texts = funding.confirmation
  const { receipt, review, ready, entity, package: prepared, status } = texts.nextSteps
  // The package is written from an application that was sent and judged before: nothing of it is reviewed any more.
  const followed =
    payment.productType === applicationPackage.key
      ? [prepared]
      : [review, payment.productType === 'entity-readiness' ? entity : ready]
  return (
    <div className="grid gap-8">
      <div>
        <PageHeading
          title={processing ? texts.checking : texts.title}
          lead={processing ? undefined : texts.lead(formatDollars(payment.amount), say(payment.service))}
        />
        {processing && (
          <Notice tone="wait" role="status">
            <p>{texts.processing}</p>
          </Notice>
        )}
      </div>
      <PaymentFacts payment={payment} />
      <section>
        <h2 className="text-xl">{texts.next}</h2>
        <ol className="mt-3 grid list-decimal gap-2 pl-6">
          {[receipt, ...followed, status].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <Contact />
      <WaysOn productType={payment.productType} />
    </div>
  )
}

function Contact() {
  const { funding } = useMessages()
  const texts = funding.confirmation
  const { data } = useCall(getPaymentSetup, {})
  return (
    <section>
      <h2 className="text-xl">{texts.contactTitle}</h2>
      <p className="mt-3">{texts.contactHours}</p>
      {data?.supportEmail && (
        <p>
          {texts.contactWrite} <TextLink to={`mailto:${data.supportEmail}`}>{data.supportEmail}</TextLink>
        </p>
      )}
    </section>
  )
}
