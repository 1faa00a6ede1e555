import { useMessages } from '../../lib/use-messages.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { nearZones, otherZones, zoneLabel } from './time-zones.ts'

const choicesOf = (zones: readonly string[]) => zones.map((zone) => ({ value: zone, label: zoneLabel(zone) }))

/** On whose clock times are shown: the browser's at first. */
export function ZoneField({
  id,
  value,
  label,
  hint,
  onChange,
}: {
  id: string
  value: string
  label: string
  hint?: string
  onChange: (zone: string) => void
}) {
  const { booking: texts } = useMessages()
  return (
    <SelectField
      id={id}
      label={label}
      hint={hint}
      empty={false}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      groups={[
        { label: texts.zonesNear, choices: choicesOf(nearZones) },
        { label: texts.zonesAll, choices: choicesOf(otherZones(value)) },
      ]}
    />
  )
}
