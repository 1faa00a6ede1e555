import { accountPlans } from '../labelled/account-plans.ts'
import { codesWith } from '../labelled/history-codes.ts'
import type { LabelledForm } from '../labelled/labelled-form.ts'
import { readLayout } from '../labelled/read-layout.ts'
import type { Layout } from '../layout.ts'

/** The code of a cell of Experian's grids; null for a dash (no entry) and for what is no code. */
export const historyCode = codesWith({
  '\u2713': 'OK',
  C: 'COL',
  R: 'RPO',
  F: 'FC',
  FS: 'FC',
  V: 'VS',
  B: 'BK',
  D: 'BK',
  TNT: 'TN',
})

/** What Experian's prints have in common, for the reader of labels. */
export const experianForm = {
  bureau: 'Experian',
  plans: accountPlans,
  codeOf: historyCode,
  statusHasAmounts: true,
  mayUseDayOfPrinting: true,
  isUnseen: false,
} as const satisfies Partial<LabelledForm>

/**
 * A print of Experian that differs from the others in its marks and headings alone.
 * @param plans labels that it prints besides, or otherwise
 */
export function experianLayout({
  family,
  marks,
  headings,
  plans = {},
}: Pick<Layout, 'family' | 'marks'> &
  Pick<LabelledForm, 'headings'> &
  Partial<Pick<LabelledForm, 'plans'>>): Layout {
  const form = { ...experianForm, family, headings, plans: { ...accountPlans, ...plans } }
  return { family, marks, read: (pages) => [readLayout(pages, form)] }
}
