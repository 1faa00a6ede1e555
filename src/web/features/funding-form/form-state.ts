import type { ChangeEvent } from 'react'
import type { FundingField, FundingFields } from '../../../shared/rules/funding-form.ts'
import type { FundingProblem } from './field-problems.ts'

/** What every part of the form reads and changes. */
export interface FundingFormState {
  values: FundingFields
  change: (patch: Partial<FundingFields>) => void
  /** Told after a refused attempt, until the field is right. */
  problems: readonly FundingProblem[]
}

type TextName = { [K in FundingField]: FundingFields[K] extends string ? K : never }[FundingField]
type CheckName = Exclude<FundingField, TextName>

/** The properties of an input, select, text area or radio group for a field. */
export function bindText(form: FundingFormState, name: TextName) {
  return {
    id: name,
    name,
    value: form.values[name],
    error: problemOf(form, name),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      form.change({ [name]: event.target.value }),
  }
}

/** The properties of a checkbox for a field. */
export function bindCheck(form: FundingFormState, name: CheckName) {
  return {
    id: name,
    name,
    checked: form.values[name],
    error: problemOf(form, name),
    onChange: (event: ChangeEvent<HTMLInputElement>) => form.change({ [name]: event.target.checked }),
  }
}

function problemOf(form: FundingFormState, name: FundingField): string | null {
  return form.problems.find(({ id }) => id === name)?.sentence ?? null
}
