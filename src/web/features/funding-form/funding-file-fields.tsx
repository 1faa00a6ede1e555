import { fundingFiles } from '../../../shared/api/funding-form.ts'
import { fundingFileTypes } from '../../lib/check-funding-file.ts'
import type { KeptFiles } from '../../lib/use-kept-files.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { FileField } from '../../ui/file-field.tsx'
import type { ChosenFundingFiles, FundingFileField } from './use-funding-files.ts'

export interface FundingFilesProps {
  files: ChosenFundingFiles
  /** Chosen on an earlier visit, or before a payment, and kept on the server. */
  kept: KeptFiles<FundingFileField>
  onChoose: (field: FundingFileField, file: File) => void
  onRemove: (field: FundingFileField) => void
  /** 0 to 1, of the whole request; null when nothing is sent. */
  progress: number | null
}

/** Step 3: the two optional documents. */
export function FundingFileFields({ files, kept, onChoose, onRemove, progress }: FundingFilesProps) {
  const { funding } = useMessages()
  return fundingFiles.map((field) => {
    const chosen = files[field]
    const before = kept[field]
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
            : before
              ? { name: before.fileName, bytes: before.bytes, recognised: funding.file.kept, stored: true }
              : null
        }
        onChoose={(file) => onChoose(field, file)}
        {...(chosen || before ? { onRemove: () => onRemove(field) } : {})}
      />
    )
  })
}
