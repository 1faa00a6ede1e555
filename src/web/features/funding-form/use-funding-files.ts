import { useState } from 'react'
import type { fundingFiles } from '../../../shared/api/funding-form.ts'
import { checkFundingFile } from '../../lib/check-funding-file.ts'
import { useMessages } from '../../lib/use-messages.tsx'

export type FundingFileField = (typeof fundingFiles)[number]

interface ChosenFile {
  file: File
  /** Sentences when the file cannot be sent; it is then shown and left out of the request. */
  problem: string | null
}
export type ChosenFundingFiles = Partial<Record<FundingFileField, ChosenFile>>

/** The files chosen so far. They stay through all steps and through a failed submission. */
export function useFundingFiles() {
  const { funding } = useMessages()
  const [files, setFiles] = useState<ChosenFundingFiles>({})
  const choose = async (field: FundingFileField, file: File) => {
    const found = await checkFundingFile(file)
    const problem = found && `${funding.file[found](file.name)} ${funding.file.leftOut}`
    setFiles((before) => ({ ...before, [field]: { file, problem } }))
  }
  const remove = (field: FundingFileField) => setFiles(({ [field]: _removed, ...rest }) => rest)
  return { files, choose, remove, clear: () => setFiles({}) }
}
