import type { FieldErrors } from 'react-hook-form'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import type { IntakeField, IntakeValues } from './intake-values.ts'

/**
 * What is wrong with a field, for the summary and beside it. A question without an answer is named: its sentence is the
 * same for each of them, and is prescribed to the letter.
 */
export function useNamedErrors(
  errors: FieldErrors<IntakeValues>,
): (field: IntakeField) => string | undefined {
  const names: Partial<Record<IntakeField, string>> = useMessages().intake.questionNames
  const say = useSay()
  return (field) => {
    const sentence = errors[field]?.message
    const name = names[field]
    return sentence && name ? `${name}: ${say(sentence)}` : sentence
  }
}
