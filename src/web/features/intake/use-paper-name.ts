import { useCallback } from 'react'
import { intakeFiles } from '../../../shared/api/intake.ts'
import type { PaperField } from '../../../shared/api/papers.ts'
import { useSay } from '../../lib/use-say.ts'

/** What a kind of paper is called, as the intake calls it. */
export function usePaperName(): (field: PaperField) => string {
  const say = useSay()
  return useCallback((field) => say(intakeFiles.find((slot) => slot.field === field)?.label ?? field), [say])
}
