/** What a value says by its own words, behind a label that is in no book: no two fields print these. */
import type { AccountPlan } from './account-plans.ts'

const telephone = /^(\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}$/
const street = /^(\d+ |P\.? ?O\.? BOX ).*\b[A-Z]{2},? \d{5}(-\d{4})?$/i

const said: readonly (readonly [RegExp, AccountPlan])[] = [
  [telephone, { kind: 'phone' }],
  [street, { kind: 'address' }],
  [
    /^(individual|joint|authorized|co-?signer|co-?maker|maker)( (account|user))?$/i,
    { kind: 'text', field: 'responsibility' },
  ],
  [
    /^(revolving|install?ment|mortgage|open|line of credit|collection)( account)$/i,
    { kind: 'text', field: 'type' },
  ],
  [
    /^\$[\d,]+ per month\b.+\bfor \d+ months$|^paid (weekly|monthly|semi-?monthly|quarterly|annually)$/i,
    { kind: 'text', field: 'terms' },
  ],
  [
    /^(current( account|[;,].*)?|pa(id|ys)\b.* as agreed|charged?[- ]off|(in |placed for )?collection|account \d{2,3} days past due( date)?|.*\bwas (paid as agreed|a (collection|charge-?off)))$/i,
    { kind: 'text', field: 'status' },
  ],
]

/** Null where the words are those of several fields, or of none. */
export function planByValue(text: string): AccountPlan | undefined {
  const value = text.replace(/[><]/g, '').trim()
  return said.find(([pattern]) => pattern.test(value))?.[1]
}
