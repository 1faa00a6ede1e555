import { type UploadedReport, uploadCreditReport } from '../../../shared/api/reports.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useUpload } from '../../lib/use-upload.ts'
import { PasswordQuestion } from '../../parts/reports/password-question.tsx'

interface LockedReportProps {
  clientId: number
  report: Pick<UploadedReport, 'bureau'>
  /** The unlocked copy has taken the place of the locked one, and is being read. */
  onUnlocked: () => void
}

/** The password of a locked report that was sent with the intake: asked where it is listed, sent once (decision 031). */
export function LockedReport({ clientId, report, onUnlocked }: LockedReportProps) {
  const { failed } = useMessages().reports
  const { upload, progress, fields, failure } = useUpload(`${failed.title}: ${failed.description}`)
  const unlock = (password: string) =>
    upload(
      (uploader) =>
        uploader(uploadCreditReport, {
          // Without a file the stored one is meant.
          fields: { bureau: report.bureau, clientId: String(clientId), addTo: 'true', password },
          files: {},
        }),
      () => {
        onUnlocked()
        // The question is gone: whoever came by keyboard goes on at the report that it was about.
        document.getElementById(`download-${report.bureau}`)?.focus()
      },
    )
  return (
    <PasswordQuestion
      bureau={report.bureau}
      problem={fields.password ?? failure}
      busy={progress !== null}
      onUnlock={unlock}
    />
  )
}
