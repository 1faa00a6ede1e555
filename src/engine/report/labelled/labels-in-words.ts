/** Labels that are in no book, where the words that they are made of leave one meaning: 'Amount you owe', 'Due each month'. */
import { linesOf } from '../../read/lines.ts'
import type { Line, Page } from '../../read/positioned-text.ts'
import { cellsIn } from '../../read/segments.ts'
import type { FieldPlan } from '../fields/fill-tradeline.ts'
import { keyOf } from '../label-keys.ts'
import { type AccountPlan, type AccountPlans, fieldsOf } from './account-plans.ts'

const acc = '(acct?|account|loan|card)'
const on = '( (on|in|date|since))?'
const book: readonly (readonly [
  FieldPlan | Extract<AccountPlan, { kind: 'remark' | 'balance as of' | 'payment as of' }>,
  string,
])[] = [
  [
    { kind: 'number', field: 'accountNumber' },
    `(your )?${acc} (no|num|number|ref|reference|id|digits|ending( in)?)( on file)?`,
  ],
  [{ kind: 'text', field: 'type' }, `(kind|type|sort|category|class) of ${acc}|${acc} (kind|category|class)`],
  [{ kind: 'text', field: 'loanType' }, '(credit |loan )?product( type)?'],
  [
    { kind: 'text', field: 'responsibility' },
    'who is (responsible|liable)|(your )?(liability|role on (this|the) account)|whose account( is (this|it))?|(account ?)?holder role',
  ],
  [
    { kind: 'text', field: 'status' },
    `(current )?${acc} (standing|condition|state)|(current )?(standing|condition|state)|(standing|condition|state) of (the )?${acc}`,
  ],
  [{ kind: 'text', field: 'paymentStatus' }, '(payment|pay|paying) (standing|condition|rating)'],
  [{ kind: 'date', field: 'opened' }, `(date |day )?(${acc} )?(opened|started|established)${on}|start date`],
  [{ kind: 'date', field: 'closed' }, `(date |day )?(${acc} )?closed${on}|end date`],
  [
    { kind: 'date', field: 'reported' },
    '(last |most recently )(reported|updated|refreshed)( on| date| to us)?|updated on|(date )?information (is )?as of',
  ],
  [
    { kind: 'balance as of' },
    '(amount|balance|total|what|how much) (you |still )?(owe|owed|owing|outstanding)( now)?|(present|outstanding|unpaid|remaining|amount) (balance|outstanding)',
  ],
  [
    { kind: 'money', field: 'pastDue' },
    '(amount|balance|total|how much is) (overdue|late|behind|in arrears)|(overdue|late|delinquent) (amount|balance)|arrears',
  ],
  [
    { kind: 'money', field: 'highBalance' },
    '(largest|highest|peak|greatest|top) (balance|amount owed|credit|debt)( ever)?|(the )?most (you )?(have |had )?(ever )?owed',
  ],
  [
    { kind: 'money', field: 'creditLimit' },
    '(spending|card|borrowing|account) limit|credit line|line of credit( amount)?|maximum credit',
  ],
  [
    { kind: 'money', field: 'originalAmount' },
    '(amount|sum|principal) (you )?(borrowed|financed|lent|loaned)|(starting|opening|initial) (amount|balance|principal|loan)',
  ],
  [
    { kind: 'money', field: 'monthlyPayment' },
    '(amount |payment |payments )?due (each|every|per|a) month|(monthly|regular|required) (payment due|due|amount due|instal?lment|minimum)|(payment|instal?lment) (each|every|per|a) month|instal?lment amount',
  ],
  [
    { kind: 'money', field: 'chargeOffAmount' },
    '(amount )?(written|charged) off( amount)?|amount of charge off',
  ],
  [
    { kind: 'date', field: 'lastPayment' },
    '(date )?(you )?last (time (you )?)?paid( on)?|(latest|most recent) payment( date| on)|last payment (on|received)',
  ],
  [{ kind: 'payment as of' }, '(latest|most recent) payment'],
  [
    { kind: 'text', field: 'terms' },
    '(repayment|payment|contract|loan) (length|period|duration)|length of (the )?(loan|contract|repayment)',
  ],
  [
    { kind: 'date', field: 'dofd' },
    '(date )?first (became |went )?(delinquent|missed payment)( on| date)?|delinquent since',
  ],
  [
    { kind: 'date', field: 'removalDate' },
    '(scheduled |expected |due |set )?(to |will )?(come|comes|drop|drops|fall|falls|roll|rolls) off (your|the|this)?( (report|file|record))?( on| in| by| about| around)?|(will )?(leaves?|disappears? from|(is|be) removed from) (your|the|this) (credit )?(report|file|record)( on| in| by| about| around)?|(scheduled|expected) (removal|to be removed)( date| on| in)?|(stays|remains) on (your )?(file|report|record) until',
  ],
  [
    { kind: 'text', field: 'originalCreditor' },
    '(bought|purchased|acquired|collected|collecting)( or (bought|purchased|collected|collecting))? (from|for)|((bought|purchased) (or|/) )?placed by|(original|first|previous) (lender|owner|company)|originally (owed to|with|from)',
  ],
  [
    { kind: 'remark' },
    '(lender|creditor|furnisher) (notes?|remarks?|comments?)|(notes?|remarks?|comments?) (from|by) (the |your )?(lender|creditor|furnisher)',
  ],
]
const senses = book.map(([plan, words]) => ({ plan, pattern: new RegExp(`^(${words})$`, 'i') }))

/** So often a label stands where accounts are printed. */
const fewest = 2
const mostlyOwn = 5
const mostWords = 8

/**
 * The labels of these pages that are in no book and mean one field by their words. A value in a form that its field cannot have
 * stays unread, as behind any label.
 * @param known labels of the book
 */
export function labelsInWords(pages: readonly Page[], known: AccountPlans): AccountPlans {
  const own = new Set(Object.keys(known).map(keyOf))
  const found = new Map<string, { plan: AccountPlan; count: number }>()
  for (const page of pages)
    for (const [text, plan] of candidatesOn(linesOf(page)))
      if (!own.has(keyOf(text))) found.set(text, { plan, count: (found.get(text)?.count ?? 0) + 1 })
  const usual = [...found.values()].filter(({ count }) => count >= fewest).length
  // Where most labels are in words of their own, one that stands once is one of them.
  const least = usual >= mostlyOwn ? 1 : fewest
  return Object.fromEntries(
    [...found].flatMap(([text, { plan, count }]) => (count < least ? [] : [[text, plan]])),
  )
}

/** So many fields of an account no paper labels again and again but a credit report. */
const fewestFields = 8

/** True where the labels of these pages are those of accounts, whatever words the report has for everything else. */
export function labelsAccounts(pages: readonly Page[], known: AccountPlans): boolean {
  const counts = new Map<string, number>()
  for (const cell of pages.flatMap(linesOf).flatMap(cellsIn)) {
    const key = keyOf(cell.text)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const all = { ...labelsInWords(pages, known), ...known }
  const repeated = Object.entries(all).filter(([label]) => (counts.get(keyOf(label)) ?? 0) >= fewest)
  return new Set(repeated.flatMap(([, plan]) => fieldsOf(plan))).size >= fewestFields
}

function candidatesOn(lines: readonly Line[]): [string, AccountPlan][] {
  const cellsOf = lines.map(cellsIn)
  return cellsOf.flatMap((cells, at) =>
    cells.flatMap((cell) => {
      const rest = below(cell, cellsOf.slice(at + 1, at + 3).flat())
      const texts = rest === null ? [cell.text] : [`${cell.text} ${rest.text}`, cell.text]
      const known = texts.flatMap((text): [string, AccountPlan][] => {
        const plan = meaningOf(text)
        return plan === null ? [] : [[text, plan]]
      })
      return known.slice(0, 1)
    }),
  )
}

/** A cell right below, that begins small: no label does, but the rest of one that wrapped. */
function below(cell: Line, cells: readonly Line[]): Line | null {
  const near = cells.find(({ box }) => Math.abs(box.x - cell.box.x) < 2)
  const isRest =
    near !== undefined && /^\p{Ll}/u.test(near.text) && near.box.y - cell.box.y < 2 * cell.box.height
  return isRest ? near : null
}

function meaningOf(text: string): AccountPlan | null {
  const words = text.replace(/[.:,#?]/g, '').replace(/[-\u2010-\u2013]/g, ' ')
  if (!/^\p{Lu}/u.test(words) || words.split(' ').length > mostWords) return null
  const plans = senses.filter(({ pattern }) => pattern.test(words))
  return plans.length === 1 ? (plans[0]?.plan ?? null) : null
}
