import { accountPlans } from '../labelled/account-plans.ts'
import type { Layout } from '../layout.ts'
import { serviceForm } from '../three-bureau/headed-accounts.ts'
import { readThreeBureaus } from '../three-bureau/read-three-bureaus.ts'
import type { ThreeBureauForm } from '../three-bureau/three-bureau-form.ts'
import { historyCodeOf } from '../transunion-acr/transunion-form.ts'

/**
 * The print of IdentityIQ, MyScoreIQ and their sisters. It shows no date of first delinquency and no date of closing, so
 * their absence says nothing; a cell that says '-' in a row that it does print is the bureau's own silence.
 */
const form: ThreeBureauForm = {
  ...serviceForm,
  family: 'three-bureau-identityiq',
  plans: {
    ...accountPlans,
    'Bureau Code': { kind: 'text', field: 'responsibility' },
    'No. of Months (terms)': { kind: 'text', field: 'terms' },
  },
  mayBeBlank: () => true,
  // 'C' is current here.
  codeOf: (mark) => (mark === 'C' ? 'OK' : historyCodeOf(mark)),
  namesOriginalCreditor: true,
}

/** 'Bureau Code' and 'No. of Months (terms)' stand in no other layout known. */
export const identityIq: Layout = {
  family: 'three-bureau-identityiq',
  marks: [
    [/\bAccount Type - Detail:?/i, 3],
    [/\bBureau Code:?/i, 2],
    [/No\. of Months \(terms\)/i, 2],
    [/\b(identityiq|myscoreiq)\.com/i, 3],
    [/\bDate Last Active:?/i, 1],
    [/\bTwo-Year payment history\b/i, 1],
  ],
  read: (pages, learned) => readThreeBureaus(pages, form, learned),
}
