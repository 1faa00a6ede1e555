import type { Bureau } from '../report/credit-report.ts'

/**
 * Where each bureau takes disputes by mail. Source: the bureaus' own pages (Equifax's "mail-in credit report dispute"
 * lists all three). They move: check before each release. Known to be outdated, not to be used: Experian P.O. Box 9556,
 * 2002, 2104 and 9554; Equifax 740241; TransUnion P.O. Box 1000 and 390, ZIP 19022.
 */
export const disputeAddressOf: Readonly<Record<Bureau, readonly string[]>> = {
  Experian: ['Experian', 'P.O. Box 4500', 'Allen, TX 75013'],
  Equifax: ['Equifax Information Services LLC', 'P.O. Box 740256', 'Atlanta, GA 30374-0256'],
  TransUnion: ['TransUnion Consumer Solutions', 'P.O. Box 2000', 'Chester, PA 19016-2000'],
}

/** What each bureau calls the number of a report. */
export const reportNumberLabelOf: Readonly<Record<Bureau, string>> = {
  Experian: 'Report number',
  Equifax: 'Confirmation number',
  TransUnion: 'File number',
}
