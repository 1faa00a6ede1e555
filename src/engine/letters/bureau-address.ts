import type { Bureau } from '../report/credit-report.ts'

/**
 * Where each bureau takes disputes by mail. Source: the bureaus' own pages (Equifax's "mail-in credit report dispute"
 * lists all three). They move: check before each release. Known to be outdated, not to be used: Experian P.O. Box 9556,
 * 2002, 2104 and 9554 (freezes alone); Equifax 740241; TransUnion P.O. Box 1000 and 390, ZIP 19022.
 */
export const disputeAddressOf: Readonly<Record<Bureau, readonly string[]>> = {
  Experian: ['Experian', 'P.O. Box 4500', 'Allen, TX 75013'],
  Equifax: ['Equifax Information Services LLC', 'P.O. Box 740256', 'Atlanta, GA 30374-0256'],
  TransUnion: ['TransUnion Consumer Solutions', 'P.O. Box 2000', 'Chester, PA 19016-2000'],
}

/**
 * Where each bureau takes a security freeze by mail, which is another address than for disputes. Experian: its own page on
 * freezes; Equifax: the pages of several states. Read in November 2026, to be checked at the bureaus' own pages before each
 * release. Of TransUnion four addresses are in print, so that the consumer writes in the one that holds.
 */
export const freezeAddressOf: Readonly<Record<Bureau, readonly (string | null)[]>> = {
  Experian: ['Experian Security Freeze', 'P.O. Box 9554', 'Allen, TX 75013'],
  Equifax: ['Equifax Information Services LLC', 'P.O. Box 105788', 'Atlanta, GA 30348-5788'],
  TransUnion: ['TransUnion', null, null],
}

/** The day on which the addresses for freezes were last read on the bureaus' own pages: never yet, and the papers say so. */
export const freezeAddressesCheckedOn: string | null = null

/** What each bureau calls the number of a report. */
export const reportNumberLabelOf: Readonly<Record<Bureau, string>> = {
  Experian: 'Report number',
  Equifax: 'Confirmation number',
  TransUnion: 'File number',
}
