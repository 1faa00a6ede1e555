import { figureTexts } from '../../../shared/messages/staff/figures.ts'
import { addMonths, officeDay } from '../../../shared/rules/civil-days.ts'
import { formatMonth } from '../../lib/format.ts'
import { CompactSelect } from '../../ui/compact-field.tsx'

const { period: texts } = figureTexts
const counts = [1, 3, 6, 12, 24, 36]
const offered = 36

interface PeriodChoiceProps {
  /** 'YYYY-MM'; undefined: the month that it is in the office. */
  until: string | undefined
  months: number
  onChange: (changes: Record<string, string | null>) => void
}

/** The last month of a report, and how many months it has. */
export function PeriodChoice({ until, months, onChange }: PeriodChoiceProps) {
  const now = officeDay(new Date()).slice(0, 7)
  const newest = Array.from({ length: offered }, (_, at) => addMonths(now, -at))
  const chosen = until ?? now
  return (
    <fieldset className="flex flex-wrap gap-3">
      <legend className="sr-only">{texts.title}</legend>
      <CompactSelect
        id="period-until"
        label={texts.until}
        value={chosen}
        choices={[...new Set([chosen, ...newest])].map((month) => ({
          value: month,
          label: formatMonth(month, 'en-US'),
        }))}
        onChange={(event) => onChange({ until: event.target.value === now ? null : event.target.value })}
      />
      <CompactSelect
        id="period-months"
        label={texts.months}
        value={String(months)}
        choices={[...new Set([...counts, months])].map((count) => ({
          value: String(count),
          label: texts.count(count),
        }))}
        onChange={(event) => onChange({ months: event.target.value === '12' ? null : event.target.value })}
      />
    </fieldset>
  )
}
