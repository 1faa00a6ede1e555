import { experianLayout } from '../experian-acr/layout.ts'

/** The print of Experian's site for its members (layout facts 2.4): labels in sentence case, a FICO score. */
export const experianMember = experianLayout({
  family: 'experian-member',
  marks: [
    [/usa\.experian\.com\/(?!acr)\S*/i, 2],
    [/\bReport Confirmation\b/i, 2],
    [/\bCurrent ?\/ ?Terms met\b/i, 2],
    [/\bBalance updated\b/, 2],
    [/\bStatus updated\b/, 1],
    [/\bCredit usage\b/, 1],
    [/\bPast due amount\b/, 1],
    [/\bPaid off\b/, 1],
    [/\bFICO\W{0,2} Score/i, 1],
    // The report of AnnualCreditReport.com, whose labels are in title case, and the mailed one.
    [
      /acr\/printReport|Annual Credit Report - Experian|\bBalance Updated\b|Credit limit or original amount/,
      -20,
    ],
    // Other bureaus' columns beside it.
    [/\b(Three|3)[- ]Bureau\b/i, -20],
  ],
  // It ends the box of messages above it.
  headings: [[/^FICO.{0,20} Account summary$/i, 'front']],
})
