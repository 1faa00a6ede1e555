import { sessionKinds } from '../../../shared/catalogue/session-kinds.ts'
import { sessionHoursTexts as texts } from '../../../shared/messages/staff/bookings.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { describedBy, FieldNotes } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { type HoursRow, minuteText, nextHours } from './hours-rows.ts'

const quarters = Array.from({ length: 97 }, (_, index) => index * 15)
const minuteChoices = quarters.map((minute) => ({ value: String(minute), label: minuteText(minute) }))
const weekdayChoices = texts.weekdays.map((label, weekday) => ({ value: String(weekday), label }))

/** Hours of the week, a row each, with the sessions that they are for. */
export function WeeklyHoursFields({
  id,
  error,
  rows,
  onChange,
}: {
  id: string
  error: string | null
  rows: readonly HoursRow[]
  onChange: (rows: HoursRow[]) => void
}) {
  const changeOne = (key: string, part: Partial<HoursRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row)))
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={describedBy({ id, error })} className="grid gap-5">
      <legend className="mb-2 text-lg font-semibold">{texts.hours}</legend>
      <FieldNotes id={id} error={error} />
      {rows.length === 0 && <p className="text-muted">{texts.noHours}</p>}
      {rows.map((row) => (
        <OneRow
          key={row.key}
          row={row}
          onChange={(part) => changeOne(row.key, part)}
          onRemove={() => onChange(rows.filter(({ key }) => key !== row.key))}
        />
      ))}
      <div>
        <Button
          kind="secondary"
          size="sm"
          onClick={() => onChange([...rows, nextHours(rows, [...sessionKinds])])}
        >
          {texts.addHours}
        </Button>
      </div>
    </fieldset>
  )
}

function OneRow({
  row,
  onChange,
  onRemove,
}: {
  row: HoursRow
  onChange: (part: Partial<HoursRow>) => void
  onRemove: () => void
}) {
  const id = `hours-${row.key}`
  const day = texts.weekdays[row.weekday] ?? ''
  return (
    <div className="grid gap-3 rounded-md border border-line p-4">
      <div className="grid gap-3 sm:grid-cols-3">
        <SelectField
          id={`${id}-day`}
          label={texts.weekday}
          empty={false}
          value={String(row.weekday)}
          choices={weekdayChoices}
          onChange={({ target }) => onChange({ weekday: Number(target.value) })}
        />
        <SelectField
          id={`${id}-from`}
          label={texts.from}
          empty={false}
          value={String(row.fromMinute)}
          choices={minuteChoices.slice(0, -1)}
          onChange={({ target }) => onChange({ fromMinute: Number(target.value) })}
        />
        <SelectField
          id={`${id}-to`}
          label={texts.to}
          empty={false}
          value={String(row.toMinute)}
          choices={minuteChoices.slice(1)}
          onChange={({ target }) => onChange({ toMinute: Number(target.value) })}
        />
      </div>
      <fieldset>
        <legend className="font-semibold">{texts.kinds}</legend>
        <div className="flex flex-wrap gap-x-8">
          {sessionKinds.map((kind) => (
            <Checkbox
              key={kind}
              id={`${id}-${kind}`}
              label={texts.kindNames[kind]}
              checked={row.kinds.includes(kind)}
              onChange={({ target }) =>
                onChange({
                  kinds: sessionKinds.filter((each) =>
                    each === kind ? target.checked : row.kinds.includes(each),
                  ),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <div>
        <Button
          kind="quiet"
          size="sm"
          className="-ml-3"
          aria-label={texts.removeHours(day, minuteText(row.fromMinute))}
          onClick={onRemove}
        >
          {texts.remove}
        </Button>
      </div>
    </div>
  )
}
