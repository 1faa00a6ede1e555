import { useState } from 'react'
import { emptyFundingFields, type FundingFields } from '../../../shared/rules/funding-form.ts'
import type { FirstWrite } from '../../lib/first-write.ts'
import { forgetKeptForm } from '../../lib/funding-records.ts'
import { useToast } from '../../lib/toast-context.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSearch } from '../../lib/use-search.ts'
import { type FundingStep, problemsOfStep, reachableStep } from './field-problems.ts'
import { fundingSearch } from './funding-search.ts'
import type { OpenedForm } from './open-funding-form.ts'
import { useFundingDraft } from './use-funding-draft.ts'
import { useHeldValue } from './use-held-value.ts'

const filledOf = (fields: FundingFields): Partial<FundingFields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== false))

/** Steps, values and what they still lack. Next is allowed only when the step is right; Previous is free. */
export function useFundingWizard(opened: OpenedForm, firstWrite: FirstWrite) {
  const { funding } = useMessages()
  const toast = useToast()
  const [search, patch] = useSearch(fundingSearch)
  const values = useHeldValue<FundingFields>(opened.fields)
  const [refused, setRefused] = useState<readonly string[]>([])
  const [attempt, setAttempt] = useState(0)
  const { enter } = funding

  const reachable = reachableStep(values.shown, enter)
  const step = Math.min(Number(search.step), reachable) as FundingStep
  const draft = useFundingDraft(() => ({ fields: values.now(), step }), firstWrite, {
    isUnknown: opened.isUnknown,
    // What is typed by now is newer.
    onFound: (kept) => values.set({ ...kept, ...filledOf(values.now()) }),
  })
  const lackingUpTo = (last: FundingStep) =>
    ([1, 2, 3] as const)
      .filter((each) => each <= last)
      .flatMap((each) => problemsOfStep(each, values.now(), enter))
  const problems = problemsOfStep(step, values.shown, enter).filter(({ id }) => refused.includes(id))

  const goTo = (next: FundingStep, options: { replace: boolean }) => {
    setRefused([])
    patch({ step: next === 1 ? null : String(next) }, options)
  }
  /** Whether nothing is lacking up to this step; else it is told, in the summary and by the toast. */
  const isRight = (lacking: readonly { id: string }[], told: { title: string; description?: string }) => {
    setAttempt((before) => before + 1)
    if (lacking.length === 0) return true
    setRefused(lacking.map(({ id }) => id))
    toast({ ...told, kind: 'destructive' })
    return false
  }
  return {
    step,
    purchase: search.purchase,
    draft,
    attempt,
    problems,
    values: values.shown,
    now: values.now,
    change: (changes: Partial<FundingFields>) => {
      values.set({ ...values.now(), ...changes })
      draft.touch()
    },
    goTo,
    next: () => {
      if (!isRight(lackingUpTo(step), funding.missing)) return
      draft.begin()
      goTo(step === 1 ? 2 : 3, { replace: false })
      draft.touch()
    },
    mayPay: () => isRight(lackingUpTo(step), funding.missingBeforePayment),
    maySubmit: () => isRight(lackingUpTo(3), { title: funding.missingOnSubmit }),
    /** After the application was sent: empty, at step 1, nothing kept. */
    reset: () => {
      draft.forget()
      forgetKeptForm()
      values.set(emptyFundingFields)
      setRefused([])
      patch({ step: null, purchase: null }, { replace: true })
    },
  }
}
