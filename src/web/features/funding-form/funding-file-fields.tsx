import { fundingFiles } from '../../../shared/api/funding-form.ts'
import { fundingFileTypes } from '../../lib/check-funding-file.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { FileField } from '../../ui/file-field.tsx'
import type { ChosenFundingFiles, FundingFileField } from './use-funding-files.ts'

export interface FundingFilesProps {
  files: ChosenFundingFiles
  onChoose: (field: FundingFileField, file: File) => void
  onRemove: (field: FundingFileField) => void
  /** 0 to 1, of the whole request; null when nothing is sent. */
  progress: number | null
}

/** Step 3: the two optional documents. */
export function FundingFileFields({ files, onChoose, onRemove, progress }: FundingFilesProps) {
  const { funding } = useMessages()
  return fundingFiles.map((field) => {
    const chosen = files[field]
    const hint = field === 'bankStatementsFile' ? `${funding.hints.bankStatementsFile} ` : ''
    return (
      <FileField
        key={field}
        id={field}
        label={funding.fields[field]}
        hint={`${hint}${funding.hints.files}`}
        optional
        accept={fundingFileTypes}
        file={
          chosen
            ? {
                name: chosen.file.name,
                bytes: chosen.file.size,
                problem: chosen.problem,
                progress: chosen.problem ? null : progress,
              }
            : null
        }
        onChoose={(file) => onChoose(field, file)}
        {...(chosen ? { onRemove: () => onRemove(field) } : {})}
      />
    )
  })
}
