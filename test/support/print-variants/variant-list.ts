/** Every row of facts/report-variants on how reports are printed, and the plain form of each layout that they differ from. */

import type { EquifaxStyle } from './equifax-wording.ts'
import type { ExperianStyle } from './experian-wording.ts'
import type { Person } from './invented-person.ts'
import { printEquifax } from './print-equifax.ts'
import { printExperian } from './print-experian.ts'
import { printExperianMember } from './print-experian-member.ts'
import { type ColumnStyle, printThreeColumns } from './print-three-columns.ts'
import { printTransunion } from './print-transunion.ts'
import { printTransunionMailed } from './print-transunion-mailed.ts'
import type { PrintedFile } from './printed-truth.ts'
import { savedThreeColumns } from './save-three-columns.ts'
import type { TransunionStyle } from './transunion-wording.ts'

export interface Variant {
  /** Row of facts/report-variants; 0 is the plain form of facts/report-layouts. */
  row: number
  what: string
  print: (person: Person) => PrintedFile
  /** Another file than a PDF. */
  ending?: 'html' | 'mhtml'
}

const transunion = (row: number, what: string, style: TransunionStyle = {}): Variant => ({
  row,
  what: `TransUnion: ${what}`,
  print: (person) => printTransunion(person, style),
})
const experian = (row: number, what: string, style: ExperianStyle = {}): Variant => ({
  row,
  what: `Experian: ${what}`,
  print: (person) => printExperian(person, style),
})
const equifax = (row: number, what: string, style: EquifaxStyle = {}): Variant => ({
  row,
  what: `Equifax: ${what}`,
  print: (person) => printEquifax(person, style),
})
const columns = (row: number, what: string, style: ColumnStyle): Variant => ({
  row,
  what: `three bureaus: ${what}`,
  print: (person) => printThreeColumns(person, style),
})

export const plainForms = {
  transunion: transunion(0, 'as Chrome prints it'),
  experian: experian(0, 'as Chrome prints it'),
  equifax: equifax(0, 'generated'),
  identityiq: columns(0, 'IdentityIQ', { service: 'identityiq' }),
} as const

const safari = { browser: 'safari' } as const

export const variants: readonly Variant[] = [
  ...Object.values(plainForms),
  transunion(1, 'as Safari prints it', safari),
  transunion(2, 'bold text drawn four times', { copies: 4 }),
  transunion(3, 'personal values below their labels', { isPersonalBelow: true }),
  transunion(4, 'label on the last row of a long value', { longLabel: 'last', high: 'several times' }),
  transunion(4, 'label above a long value', { longLabel: 'above', high: 'several times' }),
  transunion(5, 'six months a row, ends with Total Months', { hasTotal: true }),
  transunion(5, 'four months a row', { months: 4 }),
  transunion(6, 'Account Name before the first of a section only', { isNamedOnce: true }),
  transunion(7, 'other rows', { hasOtherRows: true }),
  transunion(8, 'High Balance (Hist.) of one time', { high: 'one time' }),
  transunion(8, 'High Balance (Hist.) of several times', { high: 'several times' }),
  transunion(9, 'letters in account numbers', { numbers: 'letters' }),
  transunion(9, 'five figures before the mask', { numbers: 'five' }),
  transunion(10, 'other pay statuses', { hasOtherStatuses: true }),
  transunion(11, 'key of ratings and remarks', { hasKey: true }),
  transunion(12, 'address of 2026', { isNewAddress: true }),
  transunion(12, 'across', { isLandscape: true }),
  transunion(13, 'supplemental pages', { hasSupplement: true }),
  transunion(14, 'Chat Now between rows', { hasChat: true }),
  transunion(1, 'Safari, with all that such prints have', {
    ...safari,
    copies: 4,
    isPersonalBelow: true,
    longLabel: 'last',
    hasTotal: true,
    isNamedOnce: true,
    high: 'several times',
    hasKey: true,
    isNewAddress: true,
  }),
  { row: 15, what: 'TransUnion: mailed', print: (person) => printTransunionMailed(person) },
  {
    row: 15,
    what: 'TransUnion: mailed, an inquiry on one row',
    print: (person) => printTransunionMailed(person, { isInquiryInOneRow: true }),
  },
  experian(16, 'all figures of account numbers', { numbers: 'full' }),
  experian(16, 'twelve figures, no mask', { numbers: 'twelve' }),
  experian(16, 'five figures and XXXX', { numbers: 'five' }),
  experian(16, 'letters in account numbers', { numbers: 'letters' }),
  experian(17, "labels of the bureau's guide", { hasGuideLabels: true }),
  experian(18, "comment above the creditor's line", { isCommentAbove: true }),
  experian(19, 'boxes before the accounts', { hasBoxes: true }),
  { row: 20, what: 'Experian: member site, signs', print: (person) => printExperianMember(person) },
  {
    row: 20,
    what: 'Experian: member site, drawings',
    print: (person) => printExperianMember(person, { onTime: 'tick' }),
  },
  equifax(21, 'head in one run, foot in two rows', { isHeadInOneRun: true }),
  equifax(22, 'drawings on time', { onTime: 'tick' }),
  equifax(22, 'nothing in cells on time', { onTime: 'empty' }),
  equifax(23, 'code 233', { hasCode233: true }),
  equifax(24, 'other values', { hasOtherValues: true }),
  equifax(25, '24-Month History', { hasMonthTable: true }),
  equifax(25, 'rows again after the end of a page', { isRepeated: true }),
  columns(26, 'buttons at the ends of sections', { service: 'identityiq', hasButtons: true }),
  columns(26, 'a Creditor row', { service: 'identityiq', isCreditorRow: true }),
  columns(26, 'risk factors with an Account #', { service: 'identityiq', hasRiskFactors: true }),
  columns(27, 'SmartCredit', { service: 'smartcredit' }),
  columns(27, 'SmartCredit, dates 13.9.2024', { service: 'smartcredit', hasDottedDates: true }),
  columns(27, 'SmartCredit, buttons', { service: 'smartcredit', hasButtons: true }),
  {
    row: 28,
    what: 'three bureaus: saved as HTML',
    print: (person) => savedThreeColumns(person, 'html'),
    ending: 'html',
  },
  {
    row: 28,
    what: 'three bureaus: saved as MHTML',
    print: (person) => savedThreeColumns(person, 'mhtml'),
    ending: 'mhtml',
  },
]
