import type { Layout } from '../layout.ts'
import { readExperianAcr } from './read-experian-acr.ts'

/** The Experian report that AnnualCreditReport.com hands out. */
export const experianAcr: Layout = {
  family: 'experian-acr',
  marks: [
    [/Annual Credit Report - Experian/i, 3],
    [/usa\.experian\.com\/acr\/printReport/i, 3],
    [/At a Glance[\s\S]{0,400}Hard Inquir/i, 2],
    [/Date Generated[\s\S]{0,200}Report Number/i, 2],
    [/\bName ID #\d/i, 1],
    [/\bAddress ID #\d/i, 1],
    [/\bPayment history guide\b/i, 1],
    // Experian's other reports: the mailed one's label, and the member site's, which are in sentence case.
    [/\bCredit limit or original amount\b|\bBalance updated\b[\s\S]*\bOn record until\b/, -6],
  ],
  read: (pages) => [readExperianAcr(pages)],
}
