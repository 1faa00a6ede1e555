import { useCallback } from 'react'
import type { fundingFiles } from '../../../shared/api/funding-form.ts'
import { checkFundingFile } from '../../lib/check-funding-file.ts'
import { type CheckedFiles, useCheckedFiles } from '../../lib/use-checked-files.ts'
import { useMessages } from '../../lib/use-messages.tsx'

export type FundingFileField = (typeof fundingFiles)[number]
export type ChosenFundingFiles = CheckedFiles<FundingFileField>

/** The files chosen so far. They stay through all steps and through a failed submission. */
export function useFundingFiles() {
  const { funding } = useMessages()
  const check = useCallback(
    async (_field: FundingFileField, file: File) => {
      const found = await checkFundingFile(file)
      return found && `${funding.file[found](file.name)} ${funding.file.leftOut}`
    },
    [funding],
  )
  return useCheckedFiles(check)
}
