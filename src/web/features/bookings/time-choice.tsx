import { useState } from 'react'
import { useLanguage, useMessages } from '../../lib/use-messages.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { daysOfTimes } from './days-of-times.ts'
import { ZoneField } from './zone-field.tsx'

interface TimeChoiceProps {
  id: string
  /** ISO instants, in order. */
  times: readonly string[]
  /** The chosen one; '' for none. */
  value: string
  timeZone: string
  error: string | null
  onChange: (change: { startsAt?: string; timeZone?: string }) => void
}

/** A clock, a day of it, and the free times of that day. */
export function TimeChoice({ id, times, value, timeZone, error, onChange }: TimeChoiceProps) {
  const { booking: texts } = useMessages()
  const { language } = useLanguage()
  const days = daysOfTimes(times, { timeZone, language })
  const [given, setDay] = useState<string | null>(null)
  const ofValue = days.find((each) => each.times.some(({ startsAt }) => startsAt === value))
  const shown = days.find(({ day }) => day === given) ?? ofValue ?? days[0]
  return (
    <>
      <ZoneField
        id={`${id}-zone`}
        label={texts.zone}
        hint={texts.zoneHint}
        value={timeZone}
        onChange={(zone) => {
          // The same time may be on another day there.
          setDay(null)
          onChange({ timeZone: zone })
        }}
      />
      <SelectField
        id={`${id}-day`}
        label={texts.day}
        empty={false}
        value={shown?.day ?? ''}
        choices={days.map(({ day }) => ({ value: day, label: day }))}
        onChange={(event) => {
          setDay(event.target.value)
          onChange({ startsAt: '' })
        }}
      />
      {shown && (
        <RadioGroup
          id={`${id}-time`}
          name={`${id}-time`}
          inline
          label={texts.times(shown.day)}
          error={error}
          value={value}
          choices={shown.times.map(({ startsAt, label }) => ({ value: startsAt, label }))}
          onChange={(event) => onChange({ startsAt: event.target.value })}
        />
      )}
    </>
  )
}
