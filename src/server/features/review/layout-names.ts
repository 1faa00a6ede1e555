import type { LayoutFamily } from '../../../engine/report/credit-report.ts'

/** What a person calls each layout. */
export const layoutNames: Record<LayoutFamily, string> = {
  'experian-acr': 'Experian, AnnualCreditReport.com',
  'equifax-acr': 'Equifax, AnnualCreditReport.com',
  'transunion-acr': 'TransUnion, AnnualCreditReport.com',
  'experian-member': 'Experian, print of a member account',
  'experian-mailed': 'Experian, mailed report',
  'experian-online': 'Experian, online report',
  'equifax-mailed': 'Equifax, mailed report',
  'equifax-numbered': 'Equifax, older report with numbered sections',
  'transunion-mailed': 'TransUnion, mailed report',
  'transunion-online': 'TransUnion, online report',
  'three-bureau-identityiq': 'Three bureaus, IdentityIQ or MyScoreIQ',
  'three-bureau-smartcredit': 'Three bureaus, SmartCredit or MyFreeScoreNow',
  'three-bureau-equifax': 'Three bureaus, by Equifax',
  'three-bureau-labelled': 'Three bureaus, in a layout that we have not seen before',
  labelled: 'A layout that we have not seen before',
}
