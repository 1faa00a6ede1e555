import { describe, expect, it } from 'vitest'
import { emailSupportUntil, isEmailSupportOpen } from './email-support.ts'

const at = (instant: string) => new Date(instant)

describe('the email support of ARMOR Ready', () => {
  it('lasts 30 whole days after the day of the payment', () => {
    expect(emailSupportUntil('armor-ready', at('2026-11-21T15:00:00Z'))).toBe('2026-12-21')
    expect(emailSupportUntil('armor-ready', at('2028-02-10T15:00:00Z'))).toBe('2028-03-11')
  })

  it('counts days as they are in New York, in winter and in summer', () => {
    expect(emailSupportUntil('armor-ready', at('2026-11-22T04:59:59Z'))).toBe('2026-12-21')
    expect(emailSupportUntil('armor-ready', at('2026-11-22T05:00:00Z'))).toBe('2026-12-22')
    expect(emailSupportUntil('armor-ready', at('2026-07-02T03:59:59Z'))).toBe('2026-07-31')
    expect(emailSupportUntil('armor-ready', at('2026-07-02T04:00:00Z'))).toBe('2026-08-01')
  })

  it('comes with Entity + Readiness too, and with nothing else', () => {
    expect(emailSupportUntil('entity-readiness', at('2026-11-21T15:00:00Z'))).toBe('2026-12-21')
    for (const key of ['application-package', 'application-module', '', '__proto__'])
      expect(emailSupportUntil(key, at('2026-11-21T15:00:00Z'))).toBeNull()
  })

  it('ends when its last day ends in New York', () => {
    expect(isEmailSupportOpen('2026-12-21', at('2026-12-22T04:59:59Z'))).toBe(true)
    expect(isEmailSupportOpen('2026-12-21', at('2026-12-22T05:00:00Z'))).toBe(false)
  })
})
