import { useCallback, useMemo, useRef, useState } from 'react'
import {
  dropIntakeFile,
  type IntakeFileField,
  intakeFiles,
  type KeptIntakeFile,
  keepIntakeFile,
} from '../../../shared/api/intake.ts'
import { ApiError } from '../../lib/api-error.ts'
import { callApi } from '../../lib/call-api.ts'
import { checkChosenFile, type FileProblem, limitOf } from '../../lib/check-chosen-file.ts'
import type { FirstWrite } from '../../lib/first-write.ts'
import { uploadWithProgress } from '../../lib/upload-with-progress.ts'
import { type CheckedFiles, useCheckedFiles } from '../../lib/use-checked-files.ts'
import { type KeptFileCalls, useKeptFiles } from '../../lib/use-kept-files.ts'
import { useMessages } from '../../lib/use-messages.tsx'

export type ChosenFiles = CheckedFiles<IntakeFileField>

/** Reports that open with a password only, each with what is to be said beyond that, else null. */
export type LockedFiles = Partial<Record<IntakeFileField, { because: string | null }>>

/**
 * The files chosen so far. They stay through both steps, through a failed submission, and with the draft on the server
 * through a reload.
 */
export function useIntakeFiles(firstWrite: FirstWrite) {
  const { intake } = useMessages()
  const refuse = useRef<(field: IntakeFileField, file: File, problem: string) => void>(() => {})
  const onRefused = useCallback((field: IntakeFileField, [first]: readonly File[], reason: string) => {
    if (first) refuse.current(field, first, reason)
  }, [])
  const [locked, setLocked] = useState<LockedFiles>({})
  const ask = useCallback((field: IntakeFileField, asked: { because: string | null } | null) => {
    setLocked(({ [field]: _before, ...rest }) => (asked === null ? rest : { ...rest, [field]: asked }))
  }, [])
  const calls = useMemo((): KeptFileCalls<IntakeFileField> => {
    return {
      async keep(field, files, sending) {
        try {
          const kept = await uploadWithProgress(keepIntakeFile, {
            fields: { field },
            files: { chosen: files },
            ...sending,
          })
          if (kept.needsPassword) ask(field, { because: null })
        } catch (error) {
          const because = error instanceof ApiError ? error.fields.password : undefined
          if (because !== undefined) ask(field, { because })
          throw error
        }
      },
      drop: (field) => callApi(dropIntakeFile, { params: { field } }),
    }
  }, [ask])
  const keeping = useKeptFiles(calls, firstWrite, onRefused)
  const { keep, drop, adopt, restore: restoreKept } = keeping
  const restore = useCallback(
    (files: readonly KeptIntakeFile[]) => {
      restoreKept(files)
      for (const { field, needsPassword } of files) if (needsPassword) ask(field, { because: null })
    },
    [restoreKept, ask],
  )
  const check = useCallback(
    async (field: IntakeFileField, file: File, more: readonly File[]) => {
      const slot = intakeFiles.find((each) => each.field === field)
      const all = [file, ...more]
      const found = slot ? await firstProblem(all, slot) : null
      ask(field, null)
      // A file that cannot be sent takes the place of the one before it here, and so it does in the draft.
      if (found === null) keep(field, all)
      else drop(field)
      if (!slot || found === null) return null
      if (found.problem === 'empty') return intake.empty(found.name)
      if (found.problem === 'tooLarge') return intake.tooLarge(found.name, limitOf(slot).megabytes)
      return slot.accepts === 'report' ? intake.notReport(found.name) : intake.wrongKind(found.name)
    },
    [intake, keep, drop, ask],
  )
  const checked = useCheckedFiles(check)
  refuse.current = checked.refuse
  const removeChosen = checked.remove
  const remove = useCallback(
    (field: IntakeFileField) => {
      removeChosen(field)
      drop(field)
      ask(field, null)
    },
    [removeChosen, drop, ask],
  )
  /** The unlocked copy that the server keeps stands for what was chosen. */
  const unlocked = useCallback(
    (kept: KeptIntakeFile) => {
      removeChosen(kept.field)
      adopt(kept)
      ask(kept.field, null)
    },
    [removeChosen, adopt, ask],
  )
  return { ...checked, remove, restore, locked, unlocked, keeping }
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
  return last && bytes > limitOf(wanted).bytes ? { problem: 'tooLarge', name: last.name } : null
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
