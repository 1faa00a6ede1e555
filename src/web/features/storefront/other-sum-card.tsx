import type { ReactNode } from 'react'
import { getSession } from '../../../shared/api/accounts.ts'
import { type OtherSum, refundOtherSum } from '../../../shared/api/other-sums.ts'
import { staffPaymentsTexts } from '../../../shared/messages/staff/payments.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { formatInstant } from '../../lib/format.ts'
import { mayStaff } from '../../lib/may-staff.ts'
import { useCall } from '../../lib/use-call.ts'
import { AddressDeletion } from '../../parts/privacy/address-deletion.tsx'
import { PaymentRefunds } from '../../parts/refunds/payment-refunds.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { AcceptSum } from './accept-sum.tsx'
import { FactList } from './fact-list.tsx'

const { otherSums: texts, checkout } = staffPaymentsTexts

/** One sum that differs from what was asked for: both sums, who paid it for what, and the two things that can be done. */
export function OtherSumCard({ sum, reload }: { sum: OtherSum; reload: () => Promise<unknown> }) {
  const mayWork = mayStaff(useCall(getSession, {}).data, 'work')
  const { productName, name, email, clientId, state, accepted } = sum
  const person = email === null ? texts.gone : `${name ?? staffPaymentsTexts.noName}, ${email}`
  const facts: (readonly [string, ReactNode])[] = [
    [texts.facts.product, <strong key="product">{productName}</strong>],
    [texts.facts.asked, sum.asked === null ? texts.soldByNobody : formatDollars(Number(sum.asked))],
    [texts.facts.paid, <strong key="paid">{paidText(sum)}</strong>],
    [texts.facts.where, texts.kinds[sum.kind]],
    [texts.facts.buyer, person],
    [texts.facts.found, formatInstant(sum.foundAt)],
    [
      texts.facts.state,
      accepted ? texts.acceptedBy(accepted.by, formatInstant(accepted.at)) : texts.states[state],
    ],
  ]
  return (
    <section
      aria-label={`${productName}, ${person}`}
      className="rounded-lg border border-line bg-surface p-4 text-sm"
    >
      <FactList facts={facts} />
      {clientId !== null && (
        <p className="mt-3">
          <TextLink to={`/dashboard/client?client=${clientId}`}>{checkout.client(clientId)}</TextLink>
        </p>
      )}
      {state === 'open' && sum.currency !== 'usd' && <p className="mt-3">{texts.otherCurrency}</p>}
      {state === 'open' && sum.currency === 'usd' && !sum.acceptable && (
        <p className="mt-3">{texts.onlyBack}</p>
      )}
      {sum.acceptable && mayWork && <AcceptSum sum={sum} paid={paidText(sum)} reload={reload} />}
      {sum.payments.map((payment) => (
        <PaymentRefunds
          key={payment.paymentIntentId}
          payment={payment}
          wholeText={texts.whole}
          send={(body, call) => call(refundOtherSum, { params: { id: String(sum.id) }, body })}
          reload={reload}
        />
      ))}
      {clientId === null && email !== null && (
        <AddressDeletion email={email} id={`sum-${sum.id}`} reload={reload} />
      )}
    </section>
  )
}

const paidText = ({ paid, currency }: OtherSum) =>
  currency === 'usd' ? formatDollars(Number(paid)) : `${paid} ${currency.toUpperCase()}`
