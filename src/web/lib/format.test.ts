import { expect, it } from 'vitest'
import { portalTexts } from '../../shared/messages/es/portal.ts'
import { zonedInstantText, zonedTimeText } from '../../shared/rules/time-zone.ts'
import { spanishInstant } from '../../shared/sentences/es/spanish-days.ts'
import { formatInstant, formatTime } from './format.ts'

it('writes the halves of a Spanish day in one form, in dates as in the office hours', () => {
  const morning = new Date('2026-12-01T15:00:00Z')
  const at = { timeZone: 'America/New_York', language: 'es' as const }
  const form = /\d\u00a0[ap]\.\u00a0m\./
  for (const text of [
    zonedTimeText(morning, at),
    zonedInstantText(morning, at),
    spanishInstant(morning.toISOString(), at.timeZone),
    formatInstant(morning.toISOString(), 'es-US'),
    formatTime(morning.toISOString(), 'es-US'),
    JSON.stringify(portalTexts),
  ])
    expect(text).toMatch(form)
  expect(zonedTimeText(morning, { ...at, language: 'en' })).toMatch(/^10:00\sAM$/)
})
