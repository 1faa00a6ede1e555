import type { Layout } from '../layout.ts'
import { readEquifaxNumbered } from './read-equifax-numbered.ts'

/** Equifax's older report with numbered sections, its myEquifax variant, and the still older one of 81 months. */
export const equifaxNumbered: Layout = {
  family: 'equifax-numbered',
  marks: [
    [/\b2\.\s+Revolving Accounts\b/i, 3],
    [/\b3\.\s+Mortgage Accounts\b/i, 1],
    [/\b4\.\s+Installment Accounts\b/i, 2],
    [/\b11\.\s+Dispute File Information\b/i, 1],
    [/\bRevolving Accounts\b[\s\S]*\bInstallment Accounts\b/i, 1],
    [/\bReported Balance\b/i, 1],
    [/\bDelinquency First Reported\b/i, 2],
    [/\bActivity Designator\b[\s\S]*\bCreditor Classification\b/i, 1],
    [/\b81-Month Payment (History|Data)\b/i, 4],
    // The same sections, but three bureaus side by side.
    [/\b(Three|3)[- ]Bureau Credit Report\b|(\bEquifax\s+Experian\s+TransUnion\b[\s\S]*){4}/i, -20],
  ],
  read: (pages) => [readEquifaxNumbered(pages)],
}
