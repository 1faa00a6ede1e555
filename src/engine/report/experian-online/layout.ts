import { experianLayout } from '../experian-acr/layout.ts'

/** Experian's online report of 2015 (layout facts 2.4): labels with colons, months from right to left below their years. */
export const experianOnline = experianLayout({
  family: 'experian-online',
  marks: [
    [/\bOnline Personal Credit Report from Experian\b/i, 4],
    [/\bYour report number is\b/i, 1],
    [/\bPotentially Negative Items or items for further review\b/i, 2],
    [/\bAccounts in Good Standing\b/i, 1],
    [/\bReported Since:/i, 1],
    [/\bStatus Details:/i, 2],
    [/\bCredit Limit\/Original Amount:/i, 2],
    // The later mailed report, which has the same sections and other labels.
    [/acr\/printReport|Annual Credit Report - Experian|Credit limit or original amount/i, -20],
  ],
})
