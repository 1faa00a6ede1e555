import { useRef, useState } from 'react'
import { clearDraft, openDraft, saveDraft } from './generator-draft.ts'
import { emptyValues, type LetterValues } from './letter-values.ts'

export type ChangeValues = (edit: (before: LetterValues) => LetterValues) => void

/** What is typed; every change is kept in this browser at once, so that a reload loses nothing but what is never kept. */
export function useLetterValues() {
  const [values, setValues] = useState(openDraft)
  const current = useRef(values)
  const show = (next: LetterValues) => {
    current.current = next
    setValues(next)
  }
  const change: ChangeValues = (edit) => {
    show(edit(current.current))
    saveDraft(current.current)
  }
  const clear = () => {
    show(emptyValues)
    clearDraft()
  }
  return { values, change, clear }
}
