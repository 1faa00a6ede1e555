import { findGrant } from './grants.ts'

/**
 * Whether a product is delivered through a funding application: its checks and papers are those of the form (the 'application' guide),
 * or its report is written from the form's answers.
 */
export function opensFundingForm(productKey: string): boolean {
  const grant = findGrant(productKey)
  if (grant === undefined) return false
  return grant.guides.includes('application') || grant.papers.includes('readiness-report')
}

/** What the form says of where it stands; the operator's own code (`PARTNER_CODE`) wins over it. */
export const fundingPartnerCode = 'ARMOR'

/** The funding form that knows what a checkout session paid for. */
export const fundingFormAddress = (sessionId: string): string =>
  `/readiness-intake?purchase=${encodeURIComponent(sessionId)}`
