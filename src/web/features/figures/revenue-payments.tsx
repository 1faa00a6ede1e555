import { listRevenueRows } from '../../../shared/api/figures.ts'
import { figureTexts } from '../../../shared/messages/staff/figures.ts'
import { staffListTexts } from '../../../shared/messages/staff/lists.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { formatInstant } from '../../lib/format.ts'
import { useCallPage } from '../../lib/use-call-page.ts'
import { personAddress } from '../../parts/persons/person-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Table } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { type FiguresAddress, figuresAddress } from './figures-address.ts'

const { rows: texts, failed } = figureTexts
const pageSize = 50

interface RevenuePaymentsProps {
  address: FiguresAddress
  onPage: (page: number) => void
}

/** The payments that a figure counts, each with the way to its person. */
export function RevenuePayments({ address, onPage }: RevenuePaymentsProps) {
  const { until, months, month, kind, product, cohort, page } = address
  const query = { until, months, month, kind, product, cohort, page }
  const found = useCallPage(listRevenueRows, { query })
  const rows = found.data?.rows ?? []
  const total = found.data?.total ?? 0
  return (
    <section aria-labelledby="figure-payments" className="grid min-w-0 gap-3 text-sm">
      <p>
        <TextLink to={figuresAddress({ until, months })} className="inline-flex min-h-11 items-center">
          {texts.back}
        </TextLink>
      </p>
      <h2 id="figure-payments" className="text-xl">
        {texts.title}
      </h2>
      <PagedList
        isPending={found.isPending}
        failure={found.error && sentenceOf(found.error, failed)}
        rows={found.data?.rows.length}
        total={total}
        count={texts.total(total)}
        page={page}
        pages={Math.ceil(total / pageSize)}
        onPage={onPage}
        pager={staffListTexts.pager}
        empty={<EmptyState title={texts.none}>{texts.noneText}</EmptyState>}
        beyond={texts.beyond}
      >
        {rows.length > 0 && (
          <Table
            caption={texts.title}
            rows={rows}
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
                cell: ({ product: name, kind: of }) =>
                  `${name}, ${figureTexts.revenue.kinds[of].toLowerCase()}`,
              },
              {
                id: 'who',
                title: texts.who,
                cell: ({ email, clientId }) => (
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
                        <TextLink to={`/dashboard/client?client=${clientId}&part=money`}>
                          {texts.case(clientId)}
                        </TextLink>
                      </span>
                    )}
                  </>
                ),
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
        )}
      </PagedList>
    </section>
  )
}

const dollars = (amount: string) => formatDollars(Number(amount))
