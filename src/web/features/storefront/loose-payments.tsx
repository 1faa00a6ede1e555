import { useState } from 'react'
import {
  type LoosePayment,
  listLooseFundingPayments,
  listLoosePayments,
  refundLooseFundingPayment,
  refundLoosePayment,
} from '../../../shared/api/staff-refunds.ts'
import { staffListTexts } from '../../../shared/messages/staff/lists.ts'
import { staffPaymentsTexts } from '../../../shared/messages/staff/payments.ts'
import type { Caller } from '../../lib/use-act.ts'
import { useCallPage } from '../../lib/use-call-page.ts'
import { PersonLink } from '../../parts/persons/person-link.tsx'
import { AddressDeletion } from '../../parts/privacy/address-deletion.tsx'
import { paymentFacts } from '../../parts/refunds/payment-facts.tsx'
import { PaymentRefunds } from '../../parts/refunds/payment-refunds.tsx'
import type { RefundToSend } from '../../parts/refunds/refunded-payment.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { FactList } from './fact-list.tsx'

const pageSize = 50
const { checkout, funding } = staffPaymentsTexts

interface LooseSource {
  texts: typeof checkout | typeof funding
  list: typeof listLoosePayments | typeof listLooseFundingPayments
  refund: (id: number, body: RefundToSend, call: Caller) => Promise<unknown>
}

const sources: readonly LooseSource[] = [
  {
    texts: checkout,
    list: listLoosePayments,
    refund: (id, body, call) => call(refundLoosePayment, { params: { id: String(id) }, body }),
  },
  {
    texts: funding,
    list: listLooseFundingPayments,
    refund: (_id, body, call) => call(refundLooseFundingPayment, { body }),
  },
]

/** What was paid and used for no intake or application, with the form to refund it; nothing while there is none. */
export function LoosePayments() {
  return sources.map((source) => <LooseSection key={source.texts.title} source={source} />)
}

function LooseSection({ source }: { source: LooseSource }) {
  const { texts } = source
  const [page, setPage] = useState(1)
  const found = useCallPage(source.list, { query: { page } })
  const rows = found.data?.rows ?? []
  const total = found.data?.total ?? 0
  if (found.isPending) return <Skeleton lines={1} />
  if (found.isError) return <LoadFailure of={found} otherwise={texts.failed} />
  if (rows.length === 0) return null
  return (
    <section aria-label={texts.title} className="grid gap-3">
      <h2 className="text-lg font-semibold">{texts.title}</h2>
      <p className="text-sm text-muted">{texts.lead}</p>
      <ul aria-label={texts.list} className="grid gap-4">
        {rows.map((row) => (
          <li key={row.id}>
            <LooseCard source={source} row={row} reload={() => void found.refetch()} />
          </li>
        ))}
      </ul>
      {total > pageSize && (
        <Pager
          page={page}
          pages={Math.ceil(total / pageSize)}
          onPage={setPage}
          texts={staffListTexts.pager}
        />
      )}
    </section>
  )
}

function LooseCard({ source, row, reload }: { source: LooseSource; row: LoosePayment; reload: () => void }) {
  const { texts } = source
  const { id, name, email, clientId, payment } = row
  const person = email === null ? texts.deleted : `${name ?? staffPaymentsTexts.noName}, ${email}`
  return (
    <section
      aria-label={`${payment.productName}, ${person}`}
      className="rounded-lg border border-line bg-surface p-4 text-sm"
    >
      <FactList facts={[[texts.buyer, person], ...paymentFacts(payment)]} />
      {clientId !== null && (
        <p className="mt-3">
          <TextLink to={`/dashboard/client?client=${clientId}`}>{checkout.client(clientId)}</TextLink>
        </p>
      )}
      <PaymentRefunds
        payment={payment}
        wholeText={texts.whole}
        send={(body, call) => source.refund(id, body, call)}
        reload={reload}
      />
      {email !== null && (
        <p className="mt-3">
          <PersonLink email={email} className="inline-flex min-h-11 items-center sm:min-h-9" />
        </p>
      )}
      {clientId === null && email !== null && (
        <AddressDeletion email={email} id={`payment-${payment.paymentIntentId}`} reload={reload} />
      )}
    </section>
  )
}
