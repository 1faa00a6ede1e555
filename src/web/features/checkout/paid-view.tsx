import type * as z from 'zod/mini'
import type { getPayment } from '../../../shared/api/checkout.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { SuccessSign } from './success-sign.tsx'

type Payment = z.output<typeof getPayment.reply>

/** What a settled payment shows: what was paid, its references, what happens next. */
export function PaidView({ payment, paid }: { payment: Payment; paid: boolean }) {
  const { success } = useMessages()
  const say = useSay()
  return (
    <>
      <SuccessSign paid={paid} />
      <PageHeading
        title={success.title}
        lead={success.thanks(formatDollars(payment.amount), say(payment.product))}
      />
      {payment.status === 'processing' && (
        <Notice tone="wait" role="status" className="mb-6">
          <p>{success.processing}</p>
        </Notice>
      )}
      <References reference={payment.paymentIntentId} clientId={payment.clientId} />
      <p className="mt-4">{success.receipt}</p>
      {payment.intakeCompleted ? <p className="my-8">{success.caseGoesOn}</p> : <NextSteps />}
      <LinkButton to={wayOn(payment)}>
        {payment.intakeCompleted ? success.openCase : success.button}
      </LinkButton>
    </>
  )
}

/** A case whose intake was sent before is not asked for it again. */
const wayOn = ({ intakeCompleted, clientId, paymentIntentId }: Payment) =>
  intakeCompleted
    ? `/client-dashboard?client=${clientId}`
    : `/intake?client=${encodeURIComponent(paymentIntentId)}`

/** What a tester sees: nothing was paid. */
export function TesterView({ clientId }: { clientId: number }) {
  const { success } = useMessages()
  return (
    <>
      <SuccessSign paid={false} />
      <PageHeading title={success.title} lead={success.testerThanks} />
      <References reference={null} clientId={clientId} />
      <NextSteps />
      <LinkButton to="/intake?type=tester">{success.button}</LinkButton>
    </>
  )
}

function References({ reference, clientId }: { reference: string | null; clientId: number | null }) {
  const { success } = useMessages()
  return (
    <dl className="grid gap-x-8 gap-y-3 rounded-lg border border-line bg-surface p-5 sm:grid-cols-2">
      {reference && (
        <div>
          <dt className="text-muted">{success.reference}</dt>
          <dd className="break-all tabular-nums">{reference}</dd>
        </div>
      )}
      {clientId !== null && (
        <div>
          <dt className="text-muted">{success.clientId}</dt>
          <dd className="tabular-nums">{clientId}</dd>
        </div>
      )}
    </dl>
  )
}

function NextSteps() {
  const { success } = useMessages()
  return (
    <section className="my-8">
      <h2 className="text-xl">{success.next}</h2>
      <ol className="mt-3 grid list-decimal gap-2 pl-6">
        {success.nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
