import type { Layout } from '../layout.ts'
import { readEquifaxAcr } from './read-equifax-acr.ts'

/** The Equifax report that AnnualCreditReport.com hands out. */
export const equifaxAcr: Layout = {
  family: 'equifax-acr',
  marks: [
    [/EFX-ACR/, 3],
    [/\b0{6,}\d-DISC\b/, 2],
    [/equifax\.com\/personal\/disputes/i, 2],
    [/EQUIFAX\s+Credit Report/i, 1],
    [/Prepared for:[\s\S]{0,120}Confirmation # ?\d/i, 3],
    [/Date of 1st Delinquency:/i, 2],
    [/Loan\/Account Type:/i, 1],
    [/Narrative Code\(s\):/i, 1],
    // The older report, with its numbered sections.
    [/\b2\.\s+Revolving Accounts\b|\b81-Month Payment (History|Data)\b/i, -20],
  ],
  read: (pages) => [readEquifaxAcr(pages)],
}
