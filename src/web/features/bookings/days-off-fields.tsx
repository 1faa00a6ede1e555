import { sessionHoursTexts as texts } from '../../../shared/messages/staff/bookings.ts'
import { localDay } from '../../../shared/rules/civil-days.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type DaysOffRow, newDaysOff } from './hours-rows.ts'

/** Days on which nothing is offered, a row for each stretch of them. */
export function DaysOffFields({
  rows,
  onChange,
}: {
  rows: readonly DaysOffRow[]
  onChange: (rows: DaysOffRow[]) => void
}) {
  const changeOne = (key: string, part: Partial<DaysOffRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row)))
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-2 text-lg font-semibold">{texts.daysOff}</legend>
      {rows.length === 0 && <p className="text-muted">{texts.noDaysOff}</p>}
      {rows.map(({ key, firstDay, lastDay }) => (
        <div key={key} className="grid items-end gap-3 sm:grid-cols-3">
          <TextField
            id={`off-${key}-first`}
            type="date"
            label={texts.firstDay}
            value={firstDay}
            onChange={({ target }) =>
              // A stretch never ends before it begins.
              changeOne(key, {
                firstDay: target.value,
                lastDay: [lastDay, target.value].sort()[1] ?? lastDay,
              })
            }
          />
          <TextField
            id={`off-${key}-last`}
            type="date"
            label={texts.lastDay}
            value={lastDay}
            onChange={({ target }) => changeOne(key, { lastDay: target.value })}
          />
          <div>
            <Button
              kind="quiet"
              size="sm"
              className="-ml-3"
              aria-label={texts.removeDaysOff(firstDay)}
              onClick={() => onChange(rows.filter((row) => row.key !== key))}
            >
              {texts.remove}
            </Button>
          </div>
        </div>
      ))}
      <div>
        <Button
          kind="secondary"
          size="sm"
          onClick={() => onChange([...rows, newDaysOff(localDay(new Date()))])}
        >
          {texts.addDaysOff}
        </Button>
      </div>
    </fieldset>
  )
}
