import type { Layout } from '../layout.ts'
import { readTransunionOnline } from './read-transunion-online.ts'

/** TransUnion's own sites: the Online Service Center's print and the subscriber app's. */
export const transunionOnline: Layout = {
  family: 'transunion-online',
  marks: [
    [/View Credit Report\s*\|\s*TransUnion Online Service Center/i, 5],
    [/\b30 Days\s*[-\u2013]\s*\d/, 3],
    [/\bCurrent Balance\b[\s\S]*\bOriginal Balance\b|\bOriginal Balance\b[\s\S]*\bCurrent Balance\b/i, 1],
    [/\bLoan Term\b/, 1],
    [/\bCondition\b[\s\S]*\bLast Payment\b/, 1],
    [/\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* 20\d{2} (OK|30|60|90|120)\b/, 1],
    // Monitoring services and Experian's own site, which also print counts of late months.
    [/\bDays Late - 7 Year History\b|\bThree[- ]Bureau\b/i, -20],
  ],
  read: (pages) => [readTransunionOnline(pages)],
}
