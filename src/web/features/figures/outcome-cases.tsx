import { listOutcomeCases } from '../../../shared/api/figures.ts'
import { figureTexts } from '../../../shared/messages/staff/figures.ts'
import { formatDay } from '../../lib/format.ts'
import { useCallPage } from '../../lib/use-call-page.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { FigureRows, type RowsOf } from './figure-rows.tsx'
import { type FiguresAddress, figuresAddress } from './figures-address.ts'

const { outcomes: texts, rows } = figureTexts

/** The cases behind a rate, each with the way to its answers. */
export function OutcomeCases({ address, onPage }: RowsOf<FiguresAddress>) {
  const { until, months, bureau, rule, furnisher, page } = address
  const found = useCallPage(listOutcomeCases, { query: { until, months, bureau, rule, furnisher, page } })
  return (
    <FigureRows
      title={texts.rows.title}
      back={{ to: figuresAddress({ part: 'outcomes', until, months }), title: texts.rows.back }}
      found={found}
      total={texts.rows.total}
      none={{ title: texts.rows.none, text: texts.rows.noneText }}
      page={page}
      onPage={onPage}
      rowKey={({ clientId }) => clientId}
      columns={[
        {
          id: 'case',
          title: texts.rows.case,
          rowHeader: true,
          cell: ({ clientId, name }) => (
            <>
              <TextLink to={`/dashboard/client?client=${clientId}&part=answers`}>{name}</TextLink>
              <span className="block font-normal text-muted">{rows.case(clientId)}</span>
            </>
          ),
        },
        { id: 'items', title: texts.items, align: 'right', cell: ({ items }) => items },
        { id: 'deleted', title: texts.deleted, align: 'right', cell: ({ deleted }) => deleted },
        { id: 'answered', title: texts.rows.answered, cell: ({ answeredOn }) => formatDay(answeredOn) },
      ]}
    />
  )
}
