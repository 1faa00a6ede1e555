import type { Bureau } from '../report/credit-report.ts'

/**
 * Where each bureau takes disputes by mail, unless its own report prints where (bureau-recipient.ts). Source: the bureaus' own
 * pages (Equifax's "mail-in credit report dispute" lists all three). They move: check before each release.
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

/** Boxes and ZIP codes that are in print and no longer, or never, take these letters: not to be used, whoever prints them. */
const outdated: Readonly<Record<Bureau, RegExp>> = {
  Experian: /\bbox (9556|2002|2104)$/i,
  Equifax: /\bbox 740241$/i,
  TransUnion: /\bbox (1000|390)$|\b19022\b/i,
}
/** Experian takes freezes there and nothing else. */
const freezesAlone = /\bbox 9554$/i

export function isOutdatedAddress(
  bureau: Bureau,
  purpose: 'disputes' | 'freezes',
  lines: readonly string[],
): boolean {
  return lines.some(
    (line) =>
      outdated[bureau].test(line) ||
      (purpose === 'disputes' && bureau === 'Experian' && freezesAlone.test(line)),
  )
}

/** The day on which the addresses for freezes were last read on the bureaus' own pages: never yet, and the papers say so. */
export const freezeAddressesCheckedOn: string | null = null

/** What each bureau calls the number of a report. */
export const reportNumberLabelOf: Readonly<Record<Bureau, string>> = {
  Experian: 'Report number',
  Equifax: 'Confirmation number',
  TransUnion: 'File number',
}
