import { useCallback } from 'react'
import { type IntakeFileField, intakeFiles } from '../../../shared/api/intake.ts'
import { checkChosenFile } from '../../lib/check-chosen-file.ts'
import { type CheckedFiles, useCheckedFiles } from '../../lib/use-checked-files.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useKeptFiles } from './use-kept-files.ts'

export type ChosenFiles = CheckedFiles<IntakeFileField>

/**
 * The files chosen so far. They stay through both steps, through a failed submission, and with the draft on the server
 * through a reload.
 */
export function useIntakeFiles() {
  const { intake } = useMessages()
  const keeping = useKeptFiles()
  const { keep, drop } = keeping
  const check = useCallback(
    async (field: IntakeFileField, file: File) => {
      const slot = intakeFiles.find((each) => each.field === field)
      const found = slot ? await checkChosenFile(file, slot) : null
      // A file that cannot be sent takes the place of the one before it here, and so it does in the draft.
      if (found === null) keep(field, file)
      else drop(field)
      if (!slot || found === null) return null
      if (found === 'empty') return intake.empty(file.name)
      if (found === 'tooLarge') return intake.tooLarge(file.name, slot.maxMegabytes)
      return slot.accepts === 'pdf' ? intake.notPdf(file.name) : intake.wrongKind(file.name)
    },
    [intake, keep, drop],
  )
  const checked = useCheckedFiles(check)
  const removeChosen = checked.remove
  const remove = useCallback(
    (field: IntakeFileField) => {
      removeChosen(field)
      drop(field)
    },
    [removeChosen, drop],
  )
  return { ...checked, remove, keeping }
}

/** How far each file is sent, when the request sends them in this order: 0 to 1 by field. */
export function progressByField(
  order: readonly { field: string; bytes: number }[],
  fraction: number,
): Record<string, number> {
  const total = order.reduce((sum, each) => sum + each.bytes, 0)
  let before = 0
  const progress: Record<string, number> = {}
  for (const { field, bytes } of order) {
    progress[field] = bytes === 0 ? 1 : Math.min(1, Math.max(0, (fraction * total - before) / bytes))
    before += bytes
  }
  return progress
}
