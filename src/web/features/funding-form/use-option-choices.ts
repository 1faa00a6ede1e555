import { useMessages } from '../../lib/use-messages.tsx'
import type { Choice } from '../../ui/select-field.tsx'

/** Options as choices; one without a label of its own is shown as it is kept: '<$50K', 'Delaware'. */
export function useOptionChoices(): (options: readonly string[]) => Choice[] {
  const { funding } = useMessages()
  const labels: Readonly<Record<string, string>> = funding.options
  return (options) => options.map((value) => ({ value, label: labels[value] ?? value }))
}
