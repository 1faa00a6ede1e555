import { experianLayout } from '../experian-acr/layout.ts'

/** Experian's report of 2019 to 2022, as mailed and as downloaded then (layout facts 2.4). */
export const experianMailed = experianLayout({
  family: 'experian-mailed',
  marks: [
    [/\bCredit limit or original amount\b/i, 3],
    [/\bAddress identification number\b/i, 1],
    [/\bMortgage identification number\b/i, 1],
    [/\bRecent balance\b/i, 1],
    [/\bDate of status\b/i, 1],
    // Its letters are sent from there, and only its reports are numbered so.
    [/\bP\.?O\.? Box 9701[\s\S]{0,20}Allen,? TX/i, 2],
    [/\bReport (number|#):? \d{4}-\d{4}-\d{2}\b/i, 1],
    [/\bFirst reported\b/i, 1],
    [/\bPayment history guide\b/i, 1],
    [/\b[A-Z][a-z]{2} 20\d{2}: ?\$[\d,]+ \/ /, 2],
    [/acr\/printReport|Annual Credit Report - Experian|Online Personal Credit Report from Experian/i, -20],
  ],
  headings: [
    [/^(Your )?Accounts? (that may be considered negative|with potentially negative items)$/i, 'adverse'],
  ],
})
