import type { WorkFigures } from '../../../shared/api/figures.ts'
import { figureTexts } from '../../../shared/messages/staff/figures.ts'
import { addMonths, endOfMonth, officeDay } from '../../../shared/rules/civil-days.ts'
import { Table } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { FiguresAddress } from './figures-address.ts'

const { work: texts } = figureTexts
type Member = WorkFigures['people'][number]

interface StaffActsProps {
  people: readonly Member[]
  unowned: number
  period: Pick<FiguresAddress, 'until' | 'months'>
}

/** What each member of the staff did; each leads to their entries of the audit log. */
export function StaffActs({ people, unowned, period }: StaffActsProps) {
  const until = period.until ?? officeDay(new Date()).slice(0, 7)
  const from = `${addMonths(until, 1 - period.months)}-01`
  const entriesOf = ({ id }: Member) =>
    `/dashboard/audit-log?${new URLSearchParams({ person: id, from, to: endOfMonth(until) })}`
  const counts = ['changes', 'mails', 'reads'] as const
  return (
    <div className="grid gap-2 text-sm">
      <p className="max-w-prose text-muted">{texts.peopleNote}</p>
      {people.length === 0 ? (
        <p>{texts.nobody}</p>
      ) : (
        <Table
          caption={texts.people}
          rows={people}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'person',
              title: texts.person,
              rowHeader: true,
              cell: (member) => <TextLink to={entriesOf(member)}>{member.name}</TextLink>,
            },
            ...counts.map((what) => ({
              id: what,
              title: texts[what],
              align: 'right' as const,
              cell: (member: Member) => member[what].toLocaleString('en-US'),
            })),
            { id: 'works', title: texts.openWorks, align: 'right', cell: ({ openWorks }) => openWorks },
            {
              id: 'sessions',
              title: texts.sessions,
              align: 'right',
              cell: ({ sessionsAhead }) => sessionsAhead,
            },
          ]}
        />
      )}
      {unowned > 0 && (
        <p>
          {texts.unowned(unowned)} <TextLink to="/dashboard/work">{texts.toWork}</TextLink>
        </p>
      )}
    </div>
  )
}
