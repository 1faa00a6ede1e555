import { listFunnelPeople, listMailedRounds } from '../../../shared/api/figures.ts'
import { figureTexts } from '../../../shared/messages/staff/figures.ts'
import { formatInstant } from '../../lib/format.ts'
import { useCallPage } from '../../lib/use-call-page.ts'
import { personAddress } from '../../parts/persons/person-link.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { FigureRows, type RowsOf } from './figure-rows.tsx'
import { type FiguresAddress, figuresAddress } from './figures-address.ts'

const { work: texts, rows } = figureTexts

const backOf = ({ until, months }: FiguresAddress) => ({
  to: figuresAddress({ part: 'work', until, months }),
  title: texts.back,
})

/** The rounds behind the share of those that needed no staff. */
export function MailedRounds({ address, onPage }: RowsOf<FiguresAddress>) {
  const { until, months, alone, page } = address
  const found = useCallPage(listMailedRounds, { query: { until, months, alone, page } })
  const words = texts.roundRows
  return (
    <FigureRows
      title={words.title}
      back={backOf(address)}
      found={found}
      total={words.total}
      none={{ title: words.none, text: texts.noneText }}
      page={page}
      onPage={onPage}
      rowKey={({ clientId, round }) => `${clientId} ${round}`}
      columns={[
        {
          id: 'case',
          title: words.case,
          rowHeader: true,
          cell: ({ clientId, name }) => (
            <>
              <TextLink to={`/dashboard/client?client=${clientId}`}>{name}</TextLink>
              <span className="block font-normal text-muted">{rows.case(clientId)}</span>
            </>
          ),
        },
        { id: 'round', title: words.round, align: 'right', cell: ({ round }) => round },
        { id: 'mailed', title: words.mailed, cell: ({ mailedAt }) => formatInstant(mailedAt, 'en-US') },
        { id: 'staff', title: words.staff, cell: (round) => (round.alone ? words.no : words.yes) },
      ]}
    />
  )
}

/** Those who came at least as far as a step of the funnel. */
export function FunnelPeople({ address, onPage }: RowsOf<FiguresAddress>) {
  const { until, months, step = 'begun', page } = address
  const found = useCallPage(listFunnelPeople, { query: { until, months, step, page } })
  const words = texts.funnelRows
  return (
    <FigureRows
      title={words.title(texts.steps[step])}
      back={backOf(address)}
      found={found}
      total={words.total}
      none={{ title: words.none, text: texts.noneText }}
      page={page}
      onPage={onPage}
      rowKey={({ key }) => key}
      columns={[
        {
          id: 'who',
          title: words.who,
          rowHeader: true,
          cell: ({ email }) =>
            email === null ? (
              <span className="text-muted">{rows.deleted}</span>
            ) : (
              <TextLink to={personAddress(email)} className="break-all">
                {email}
              </TextLink>
            ),
        },
        { id: 'begun', title: words.begun, cell: ({ begunAt }) => formatInstant(begunAt, 'en-US') },
        { id: 'reached', title: words.reached, cell: ({ reached }) => texts.steps[reached] },
      ]}
    />
  )
}
