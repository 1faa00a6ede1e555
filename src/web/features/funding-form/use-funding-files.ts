import { useCallback, useEffect, useRef } from 'react'
import {
  dropFundingFile,
  type fundingFiles,
  type KeptFundingFile,
  keepFundingFile,
} from '../../../shared/api/funding-form.ts'
import { callApi } from '../../lib/call-api.ts'
import { checkFundingFile } from '../../lib/check-funding-file.ts'
import type { FirstWrite } from '../../lib/first-write.ts'
import { uploadWithProgress } from '../../lib/upload-with-progress.ts'
import { type CheckedFiles, useCheckedFiles } from '../../lib/use-checked-files.ts'
import { type KeptFileCalls, useKeptFiles } from '../../lib/use-kept-files.ts'
import { useMessages } from '../../lib/use-messages.tsx'

export type FundingFileField = (typeof fundingFiles)[number]
export type ChosenFundingFiles = CheckedFiles<FundingFileField>

const calls: KeptFileCalls<FundingFileField> = {
  keep: (field, files, sending) =>
    uploadWithProgress(keepFundingFile, { fields: { field }, files: { chosen: files }, ...sending }),
  drop: (field) => callApi(dropFundingFile, { params: { field } }),
}

/**
 * The files chosen so far. They stay through all steps and through a failed submission, and with the draft on the server through
 * a reload and a payment.
 * @param opened what an earlier visit chose
 */
export function useFundingFiles(opened: readonly KeptFundingFile[], firstWrite: FirstWrite) {
  const { funding } = useMessages()
  const refuse = useRef<(field: FundingFileField, file: File, problem: string) => void>(() => {})
  const onRefused = useCallback(
    (field: FundingFileField, [first]: readonly File[], reason: string) => {
      if (first) refuse.current(field, first, `${reason} ${funding.file.leftOut}`)
    },
    [funding],
  )
  const keeping = useKeptFiles(calls, firstWrite, onRefused)
  const { keep, drop, restore } = keeping
  const first = useRef(opened)
  useEffect(() => restore(first.current), [restore])
  const check = useCallback(
    async (field: FundingFileField, file: File) => {
      const found = await checkFundingFile(file)
      // A file that cannot be sent takes the place of the one before it here, and so it does in the draft.
      if (found === null) keep(field, [file])
      else drop(field)
      return found && `${funding.file[found](file.name)} ${funding.file.leftOut}`
    },
    [funding, keep, drop],
  )
  const checked = useCheckedFiles(check)
  refuse.current = checked.refuse
  const removeChosen = checked.remove
  const remove = useCallback(
    (field: FundingFileField) => {
      removeChosen(field)
      drop(field)
    },
    [removeChosen, drop],
  )
  return { ...checked, remove, keeping }
}
