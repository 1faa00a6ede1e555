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
import { firstProblemOf, limitOf } from '../../lib/check-chosen-file.ts'
import type { FirstWrite } from '../../lib/first-write.ts'
import { uploadWithProgress } from '../../lib/upload-with-progress.ts'
import { type CheckedFiles, useCheckedFiles } from '../../lib/use-checked-files.ts'
import { type KeptFileCalls, useKeptFiles } from '../../lib/use-kept-files.ts'
import { useMessages } from '../../lib/use-messages.tsx'

export type ChosenFiles = CheckedFiles<IntakeFileField>

/** Reports that open with a password only, each with what is to be said beyond that, else null. */
export type LockedFiles = Partial<Record<IntakeFileField, { because: string | null }>>

/** What the server saw in each report when it was chosen; 'looking' until it has answered. */
export type SeenFiles = Partial<
  Record<IntakeFileField, 'looking' | Pick<KeptIntakeFile, 'recognition' | 'pages'>>
>

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
  const [seen, setSeen] = useState<SeenFiles>({})
  const see = useCallback((field: IntakeFileField, what: SeenFiles[IntakeFileField] | null) => {
    setSeen(({ [field]: _before, ...rest }) => (what ? { ...rest, [field]: what } : rest))
  }, [])
  const calls = useMemo((): KeptFileCalls<IntakeFileField> => {
    return {
      async keep(field, files, sending) {
        see(field, 'looking')
        try {
          const kept = await uploadWithProgress(keepIntakeFile, {
            fields: { field },
            files: { chosen: files },
            ...sending,
          })
          if (kept.needsPassword) ask(field, { because: null })
          see(field, kept)
        } catch (error) {
          // Another choice has taken its place, and is looked at itself.
          if (!sending.signal.aborted) see(field, null)
          const because = error instanceof ApiError ? error.fields.password : undefined
          if (because !== undefined) ask(field, { because })
          throw error
        }
      },
      drop: (field) => callApi(dropIntakeFile, { params: { field } }),
    }
  }, [ask, see])
  const keeping = useKeptFiles(calls, firstWrite, onRefused)
  const { keep, drop, adopt, restore: restoreKept } = keeping
  const restore = useCallback(
    (files: readonly KeptIntakeFile[]) => {
      restoreKept(files)
      for (const file of files) {
        if (file.needsPassword) ask(file.field, { because: null })
        see(file.field, file)
      }
    },
    [restoreKept, ask, see],
  )
  const check = useCallback(
    async (field: IntakeFileField, file: File, more: readonly File[]) => {
      const slot = intakeFiles.find((each) => each.field === field)
      const all = [file, ...more]
      const found = slot ? await firstProblemOf(all, slot) : null
      ask(field, null)
      see(field, null)
      // A file that cannot be sent takes the place of the one before it here, and so it does in the draft.
      if (found === null) keep(field, all)
      else drop(field)
      if (!slot || found === null) return null
      if (found.problem === 'empty') return intake.empty(found.name)
      if (found.problem === 'tooLarge') return intake.tooLarge(found.name, limitOf(slot).megabytes)
      return slot.accepts === 'report' ? intake.notReport(found.name) : intake.wrongKind(found.name)
    },
    [intake, keep, drop, ask, see],
  )
  const checked = useCheckedFiles(check)
  refuse.current = checked.refuse
  const removeChosen = checked.remove
  const remove = useCallback(
    (field: IntakeFileField) => {
      removeChosen(field)
      drop(field)
      ask(field, null)
      see(field, null)
    },
    [removeChosen, drop, ask, see],
  )
  /** The unlocked copy that the server keeps stands for what was chosen. */
  const unlocked = useCallback(
    (kept: KeptIntakeFile) => {
      removeChosen(kept.field)
      adopt(kept)
      ask(kept.field, null)
      see(kept.field, kept)
    },
    [removeChosen, adopt, ask, see],
  )
  return { ...checked, remove, restore, locked, unlocked, seen, keeping }
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
