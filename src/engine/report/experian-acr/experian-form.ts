import { accountPlans } from '../labelled/account-plans.ts'
import type { LabelledForm } from '../labelled/labelled-form.ts'
import { readLayout } from '../labelled/read-layout.ts'
import type { Layout } from '../layout.ts'
import { historyCode } from './history-codes.ts'

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
