import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type Chargeback, listChargebacks } from '../../../shared/api/chargebacks.ts'
import { staffChargebackTexts as texts } from '../../../shared/messages/staff/chargebacks.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { everyPageOf } from '../../lib/call-address.ts'
import { formatInstant } from '../../lib/format.ts'
import { useCallPage } from '../../lib/use-call-page.ts'
import { useStaffChanges } from '../../lib/use-staff-changes.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { CardSection } from './card-section.tsx'
import { FactList } from './fact-list.tsx'

/** What cardholders dispute at their bank, and what banks warn of, to be answered or as it was decided; nothing while there is none. */
export function Chargebacks({ show }: { show: 'open' | 'decided' }) {
  const [page, setPage] = useState(1)
  const found = useCallPage(listChargebacks, { query: { show, page } })
  const queries = useQueryClient()
  useStaffChanges(({ what }) => {
    if (what === 'lists') void queries.invalidateQueries(everyPageOf(listChargebacks))
  })
  const { rows = [], total = 0 }: { rows?: Chargeback[]; total?: number } = found.data ?? {}
  if (found.isError) return <LoadFailure of={found} otherwise={texts.failed} />
  return (
    <CardSection
      place="chargeback"
      title={texts.titles[show]}
      lead={texts.leads[show]}
      list={texts.list}
      {...{ rows, total, page }}
      keyOf={({ id }) => id}
      onPage={setPage}
      card={(chargeback) => <ChargebackCard chargeback={chargeback} />}
    />
  )
}

function ChargebackCard({ chargeback }: { chargeback: Chargeback }) {
  const { productName, name, email, clientId, amount, status, reason, answerBy, foundAt, address } =
    chargeback
  const isWarning = status === 'warned' || status === 'warning-over'
  const person = email === null ? texts.gone : name === null ? email : `${name}, ${email}`
  const facts: (readonly [string, ReactNode])[] = [
    [texts.facts.product, <strong key="product">{productName}</strong>],
    [
      isWarning ? texts.facts.paid : texts.facts.amount,
      <strong key="amount">{formatDollars(Number(amount))}</strong>,
    ],
    [texts.facts.buyer, person],
    [texts.facts.reason, texts.reasonOf(reason)],
    [texts.facts.status, texts.statuses[status]],
    ...(status === 'needs-answer' && answerBy !== null
      ? [[texts.facts.answerBy, <strong key="by">{formatInstant(answerBy)}</strong>] as const]
      : []),
    [texts.facts.found, formatInstant(foundAt)],
  ]
  return (
    <section
      aria-label={`${productName}, ${person}`}
      className="rounded-lg border border-line bg-surface p-4 text-sm"
    >
      <FactList facts={facts} />
      <p className="mt-3">{texts.means[status]}</p>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        {address !== null && (
          <TextLink to={address}>{isWarning ? texts.seeThere : texts.answerThere}</TextLink>
        )}
        {clientId !== null && (
          <TextLink to={`/dashboard/client?client=${clientId}&part=money`}>{texts.client(clientId)}</TextLink>
        )}
      </p>
    </section>
  )
}
