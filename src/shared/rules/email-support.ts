import { armorReady, entityReadiness } from '../catalogue/funding-products.ts'
import { addDays, officeDay } from './civil-days.ts'

/** ARMOR Ready holds 30 days of email support; Entity + Readiness opens ARMOR Ready, and so its support. */
const supportDays = 30
const withSupport: readonly string[] = [armorReady.key, entityReadiness.key]

/**
 * The last day of the email support that a product brings, 'YYYY-MM-DD': 30 whole days after the day of the payment, both
 * counted in the time zone of the office, New York. null for a product without support.
 */
export function emailSupportUntil(productKey: string, paidAt: Date): string | null {
  return withSupport.includes(productKey) ? addDays(officeDay(paidAt), supportDays) : null
}

/** Whether support still lasts at a moment. Its last day counts to midnight in New York. */
export function isEmailSupportOpen(until: string, at: Date): boolean {
  return officeDay(at) <= until
}
