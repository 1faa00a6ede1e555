/** A report of three bureaus side by side in a print that nobody has seen, by labels that mean the same wherever they stand. */
import type { Page } from '../../read/positioned-text.ts'
import type { CreditReport } from '../credit-report.ts'
import type { LearnedLabel } from '../hints/hints.ts'
import { labelsInWords } from '../labelled/labels-in-words.ts'
import type { Layout } from '../layout.ts'
import { serviceForm, servicePlans } from '../three-bureau/headed-accounts.ts'
import { readThreeBureaus } from '../three-bureau/read-three-bureaus.ts'
import type { ThreeBureauForm } from '../three-bureau/three-bureau-form.ts'
import { historyCodeOf } from '../transunion-acr/transunion-form.ts'

/** What an empty cell means is known of no print that nobody has seen; nor is what 'C' stands for, current or a collection. */
const form: ThreeBureauForm = {
  ...serviceForm,
  family: 'three-bureau-labelled',
  // Beside a row that says whether the account is open, this one says how it is paid.
  plans: { ...servicePlans, Standing: { kind: 'text', field: 'paymentStatus' } },
  isUnseen: true,
  keyMayStandFirst: true,
  mayBeBlank: () => false,
  codeOf: (mark) => (mark === 'C' ? null : historyCodeOf(mark)),
}

/** It has no marks: it reads what no other layout claims. */
export const unseenService: Layout = {
  family: 'three-bureau-labelled',
  marks: [],
  read: (pages: Page[], learned?: readonly LearnedLabel[]): CreditReport[] =>
    readThreeBureaus(
      pages,
      { ...form, plans: { ...labelsInWords(pages, form.plans), ...form.plans } },
      learned,
    ),
}
