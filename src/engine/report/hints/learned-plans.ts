/** What the learned labels print, as the readers by labels take it. */
import type { FieldPlan } from '../fields/field-plan.ts'
import { keyOf } from '../label-keys.ts'
import { type AccountPlan, type AccountPlans, accountPlans } from '../labelled/account-plans.ts'
import { spanishPlans } from '../labelled/spanish-book.ts'
import { type HintedSection, type LearnedLabel, type LearnedMeaning, sectionOf } from './hints.ts'
import { formOf } from './part-with-form.ts'

/** Of labels that begin a value or an account; headings have none. */
export function learnedPlans(labels: readonly LearnedLabel[]): AccountPlans {
  return Object.fromEntries(
    labels.flatMap(({ label, meaning }) => {
      const plan = planOf(meaning)
      return plan === null ? [] : [[label, plan]]
    }),
  )
}

/** Sections by the whole line that begins them. */
export function learnedHeadings(labels: readonly LearnedLabel[]): (readonly [RegExp, HintedSection])[] {
  return labels.flatMap(({ label, meaning }) => {
    const section = sectionOf(meaning)
    const pattern = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return section === null ? [] : [[new RegExp(`^${pattern}$`, 'i'), section] as const]
  })
}

/** True for a label that the reader understands by itself, in either language. */
export function isKnownLabel(label: string): boolean {
  const own = keyOf(label)
  return Object.keys({ ...accountPlans, ...spanishPlans }).some((known) => keyOf(known) === own)
}

function planOf(meaning: LearnedMeaning): AccountPlan | null {
  if (sectionOf(meaning) !== null) return null
  if (meaning === 'creditor') return { kind: 'name' }
  if (meaning === 'nothing') return { kind: 'no field' }
  if (meaning === 'remark') return { kind: 'remark' }
  // A day may stand behind these amounts, and an amount in the place of the day.
  if (meaning === 'balance') return { kind: 'balance as of' }
  if (meaning === 'lastPayment') return { kind: 'payment as of' }
  const form = formOf(meaning)
  const kind = form === 'money' || form === 'date' || form === 'number' ? form : 'text'
  return { kind, field: meaning } as FieldPlan
}
