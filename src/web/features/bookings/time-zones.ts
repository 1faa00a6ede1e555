import { isTimeZone } from '../../../shared/rules/time-zone.ts'

/** The clocks of the United States, from east to west; each stands for the zones that keep its time. */
export const nearZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
] as const

/** Where the office is, for a browser that tells no zone that has a name. */
const officeZone = nearZones[0]

/** The zone of this browser. */
export function ownZone(): string {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return isTimeZone(own) ? own : officeZone
}

/** Every other zone that this browser knows, and the one that is chosen. */
export function otherZones(chosen: string): string[] {
  const near: readonly string[] = nearZones
  const all = new Set([...Intl.supportedValuesOf('timeZone'), chosen])
  return [...all].filter((zone) => !near.includes(zone)).sort()
}

/** 'America/New York': names as a person reads them. */
export const zoneLabel = (zone: string): string => zone.replaceAll('_', ' ')
