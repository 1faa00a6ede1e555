import type * as z from 'zod/mini'
import type { getStaffList } from '../../../shared/api/staff-lists.ts'
import { staffListTexts as texts } from '../../../shared/messages/staff/lists.ts'
import { formatDollars } from '../../../shared/rules/money.ts'
import { formatDay, formatInstant } from '../../lib/format.ts'
import { personAddress } from '../../parts/persons/person-link.tsx'
import { TextLink } from '../../ui/text-link.tsx'

type ListReply = z.output<typeof getStaffList.reply>
export type ListColumn = ListReply['columns'][number]
export type ListRow = ListReply['rows'][number]
type Value = ListRow['values'][string] | undefined

/** One value as its column's kind is written: money in dollars, days and instants in the reader's time. */
export function ListValue({ kind, value }: { kind: ListColumn['kind']; value: Value }) {
  if (value === null || value === undefined || value === '') {
    return <span className="text-muted">{texts.nothing}</span>
  }
  switch (kind) {
    case 'email':
      return (
        <TextLink to={personAddress(String(value))} className="break-all">
          {value}
        </TextLink>
      )
    case 'money':
      return formatDollars(Number(value))
    case 'day':
      return formatDay(String(value))
    case 'instant':
      return <time dateTime={String(value)}>{formatInstant(String(value))}</time>
    case 'yes-no':
      return value === true ? texts.yes : texts.no
    case 'client':
      return <TextLink to={`/dashboard/client?client=${value}`}>{texts.client(Number(value))}</TextLink>
    case 'text':
      return <span className="break-words">{value}</span>
  }
}
