import { useState } from 'react'
import {
  type LoosePayment,
  listLoosePayments,
  refundLoosePayment,
} from '../../../shared/api/staff-refunds.ts'
import { staffListTexts } from '../../../shared/messages/staff/lists.ts'
import { staffPaymentsTexts } from '../../../shared/messages/staff/payments.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { useCallPage } from '../../lib/use-call-page.ts'
import { paymentFacts } from '../../parts/refunds/payment-facts.tsx'
import { PaymentRefunds } from '../../parts/refunds/payment-refunds.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { Pager } from '../../ui/pager.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { FactList } from './fact-list.tsx'

const texts = staffPaymentsTexts.checkout
const pageSize = 50

/** What was paid at the checkout and used for no intake, with the form to refund it; nothing while there is none. */
export function LoosePayments() {
  const [page, setPage] = useState(1)
  const found = useCallPage(listLoosePayments, { query: { page } })
  const rows = found.data?.rows ?? []
  const total = found.data?.total ?? 0
  if (found.isError) return <FailureNotice sentence={sentenceOf(found.error, texts.failed)} />
  if (rows.length === 0) return null
  return (
    <section aria-label={texts.title} className="grid gap-3">
      <h2 className="text-lg font-semibold">{texts.title}</h2>
      <p className="text-sm text-muted">{texts.lead}</p>
      <ul aria-label={texts.list} className="grid gap-4">
        {rows.map((row) => (
          <li key={row.id}>
            <LooseCard row={row} reload={() => void found.refetch()} />
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

function LooseCard({ row, reload }: { row: LoosePayment; reload: () => void }) {
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
          <TextLink to={`/dashboard/client?client=${clientId}`}>{texts.client(clientId)}</TextLink>
        </p>
      )}
      <PaymentRefunds
        payment={payment}
        wholeText={texts.whole}
        send={(body, call) => call(refundLoosePayment, { params: { id: String(id) }, body })}
        reload={reload}
      />
    </section>
  )
}
