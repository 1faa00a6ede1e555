import { type IntakeFileField, type KeptIntakeFile, keepIntakeFile } from '../../../shared/api/intake.ts'
import type { BureauKey } from '../../../shared/api/vocabulary.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useUpload } from '../../lib/use-upload.ts'
import { PasswordQuestion } from '../../parts/reports/password-question.tsx'

interface LockedReportProps {
  field: IntakeFileField
  bureau: BureauKey
  /** Chosen in this page; none of them: the one that the server keeps is meant. */
  files: readonly File[]
  /** Why it asks, where more is to be said than that the PDF is locked: which of several files is. */
  because: string | null
  onUnlocked: (kept: KeptIntakeFile) => void
}

/** The password of a locked report, asked where it was chosen. The unlocked copy waits on the server and goes with the form. */
export function LockedReport({ field, bureau, files, because, onUnlocked }: LockedReportProps) {
  const { failed } = useMessages().reports
  const { upload, progress, fields, failure } = useUpload(`${failed.title}: ${failed.description}`)
  const unlock = (password: string) =>
    upload(
      (uploader) =>
        uploader(keepIntakeFile, {
          fields: { field, password },
          files: files.length > 0 ? { chosen: files } : {},
        }),
      (kept) => {
        onUnlocked(kept)
        // The question is gone: whoever came by keyboard goes on at the file that it was about.
        document.getElementById(field)?.focus()
      },
    )
  return (
    <PasswordQuestion
      bureau={bureau}
      problem={fields.password ?? failure ?? because}
      busy={progress !== null}
      onUnlock={unlock}
    />
  )
}
