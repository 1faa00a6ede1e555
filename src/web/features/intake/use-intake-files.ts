import { useCallback } from 'react'
import { type IntakeFileField, intakeFiles } from '../../../shared/api/intake.ts'
import { checkChosenFile, type FileProblem } from '../../lib/check-chosen-file.ts'
import { type CheckedFiles, useCheckedFiles } from '../../lib/use-checked-files.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import type { FirstWrite } from './first-write.ts'
import { useKeptFiles } from './use-kept-files.ts'

export type ChosenFiles = CheckedFiles<IntakeFileField>

/**
 * The files chosen so far. They stay through both steps, through a failed submission, and with the draft on the server
 * through a reload.
 */
export function useIntakeFiles(firstWrite: FirstWrite) {
  const { intake } = useMessages()
  const keeping = useKeptFiles(firstWrite)
  const { keep, drop } = keeping
  const check = useCallback(
    async (field: IntakeFileField, file: File, more: readonly File[]) => {
      const slot = intakeFiles.find((each) => each.field === field)
      const all = [file, ...more]
      const found = slot ? await firstProblem(all, slot) : null
      // A file that cannot be sent takes the place of the one before it here, and so it does in the draft.
      if (found === null) keep(field, all)
      else drop(field)
      if (!slot || found === null) return null
      if (found.problem === 'empty') return intake.empty(found.name)
      if (found.problem === 'tooLarge') return intake.tooLarge(found.name, slot.maxMegabytes)
      return slot.accepts === 'report' ? intake.notReport(found.name) : intake.wrongKind(found.name)
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

/** What is wrong with the first of the files that has something wrong; all together keep the limit of one. */
async function firstProblem(
  files: readonly File[],
  wanted: (typeof intakeFiles)[number],
): Promise<{ problem: FileProblem; name: string } | null> {
  for (const file of files) {
    const problem = await checkChosenFile(file, wanted)
    if (problem) return { problem, name: file.name }
  }
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  const last = files.at(-1)
  return last && bytes > wanted.maxMegabytes * 1024 * 1024 ? { problem: 'tooLarge', name: last.name } : null
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
