import { listRevenueRows } from '../../../shared/api/figures.ts'
import { figureTexts } from '../../../shared/messages/staff/figures.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { formatInstant } from '../../lib/format.ts'
import { useCallPage } from '../../lib/use-call-page.ts'
import { personAddress } from '../../parts/persons/person-link.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { FigureRows, type RowsOf } from './figure-rows.tsx'
import { type FiguresAddress, figuresAddress } from './figures-address.ts'

const { rows: texts, revenue } = figureTexts

/** The payments that a figure counts, each with the way to its person. */
export function RevenuePayments({ address, onPage }: RowsOf<FiguresAddress>) {
  const { until, months, month, kind, product, cohort, page } = address
  const found = useCallPage(listRevenueRows, {
    query: { until, months, month, kind, product, cohort, page },
  })
  return (
    <FigureRows
      title={texts.title}
      back={{ to: figuresAddress({ until, months }), title: texts.back }}
      found={found}
      total={texts.total}
      none={{ title: texts.none, text: texts.noneText }}
      page={page}
      onPage={onPage}
      rowKey={({ reference }) => reference}
      columns={[
        {
          id: 'paid',
          title: texts.paidOn,
          rowHeader: true,
          cell: ({ paidAt }) => formatInstant(paidAt, 'en-US'),
        },
        {
          id: 'product',
          title: texts.product,
          cell: ({ product: name, kind: of }) => `${name}, ${revenue.kinds[of].toLowerCase()}`,
        },
        {
          id: 'who',
          title: texts.who,
          cell: ({ email, clientId }) => <Who email={email} clientId={clientId} />,
        },
        { id: 'amount', title: texts.amount, align: 'right', cell: ({ paid }) => dollars(paid) },
        {
          id: 'refunded',
          title: texts.refunded,
          align: 'right',
          cell: ({ refunded }) => dollars(refunded),
        },
      ]}
    />
  )
}

function Who({ email, clientId }: { email: string | null; clientId: number | null }) {
  return (
    <>
      {email === null ? (
        <span className="text-muted">{texts.deleted}</span>
      ) : (
        <TextLink to={personAddress(email)} className="break-all">
          {email}
        </TextLink>
      )}
      {clientId !== null && (
        <span className="block">
          <TextLink to={`/dashboard/client?client=${clientId}&part=money`}>{texts.case(clientId)}</TextLink>
        </span>
      )}
    </>
  )
}

const dollars = (amount: string) => formatDollars(Number(amount))
