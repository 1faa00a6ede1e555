import { useState } from 'react'
import type { UploadedReport } from '../../../shared/api/reports.ts'
import { type BureauKey, bureauNames } from '../../../shared/api/vocabulary.ts'
import { reportAccept } from '../../lib/report-file-kind.ts'
import { problemOf } from '../../lib/report-problem.ts'
import { readStored } from '../../lib/stored-record.ts'
import { creditReportSelections } from '../../lib/stored-records.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { recognisedSentence } from '../../parts/reports/describe-report.ts'
import { PasswordQuestion } from '../../parts/reports/password-question.tsx'
import { ReportPages } from '../../parts/reports/report-pages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FileField } from '../../ui/file-field.tsx'
import type { FileState } from '../../ui/file-row.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { MissingPages } from './missing-pages.tsx'
import { isDoubted } from './owner-groups.ts'
import { RecognitionDetails } from './recognition-details.tsx'
import { useReportUpload } from './use-report-upload.ts'

interface BureauCardProps {
  client: string
  bureau: BureauKey
  stored: UploadedReport | null
}

/** One bureau: choose a PDF or photos, upload them, see what was recognised; a stored report can be replaced or completed. */
export function BureauCard({ client, bureau, stored }: BureauCardProps) {
  const { reports, pointing } = useMessages()
  const name = bureauNames[bureau]
  const upload = useReportUpload(client, bureau)
  const [chosenBefore] = useState(() => readStored(creditReportSelections)?.[bureau] ?? null)
  const busy = upload.progress !== null
  const [first, ...others] = upload.files
  // The question below says it, and what to do.
  const isLocked = upload.passwordProblem !== null || (!first && stored?.recognition?.needsPassword === true)
  const shown: FileState | null = first
    ? {
        name: reports.pages.name(first.name, others.length),
        bytes: upload.files.reduce((sum, { size }) => sum + size, 0),
        problem: upload.problem,
        progress: upload.progress,
      }
    : stored && {
        name: stored.fileName,
        bytes: stored.bytes,
        pages: stored.pages,
        recognised: recognisedSentence(stored, reports),
        problem: upload.problem ?? (isLocked ? null : problemOf(stored.recognition)),
        progress: upload.progress,
        stored: true,
      }
  const missing = stored?.recognition?.missingPages
  return (
    <Card
      id={`report-${bureau}`}
      title={name}
      aside={
        stored && (
          <Badge tone={problemOf(stored.recognition) || isDoubted(stored) ? 'alarm' : 'good'}>
            {reports.uploaded}
          </Badge>
        )
      }
      className="flex flex-col"
    >
      <FileField
        id={`report-file-${bureau}`}
        label={reports.fileLabel(name)}
        hint={reports.hint}
        accept={reportAccept}
        file={shown}
        disabled={busy}
        onChoose={(file) => void upload.choose([file])}
        onChooseMany={(files) => void upload.choose(files)}
        onRemove={first ? upload.remove : undefined}
        onStop={upload.stop}
      />
      <ReportPages
        label={name}
        files={upload.files}
        disabled={busy}
        onChange={(files) => void upload.choose(files)}
      />
      {isLocked && (
        <PasswordQuestion
          bureau={bureau}
          problem={upload.passwordProblem}
          busy={busy}
          onUnlock={upload.unlock}
        />
      )}
      {missing && !first && (
        <MissingPages
          missing={missing}
          bureau={name}
          busy={busy}
          onAdd={(files) => void upload.addPages(files)}
        />
      )}
      {stored?.recognition && !first && <RecognitionDetails recognition={stored.recognition} bureau={name} />}
      {stored?.unreadOf !== undefined && !first && (
        <p className="mt-3">
          {pointing.notAll}{' '}
          <TextLink to={`/account/reports/${bureau}?client=${stored.unreadOf}`}>
            {pointing.helpOf(name)}
          </TextLink>
        </p>
      )}
      {!shown && chosenBefore && (
        <p className="mt-2 text-sm text-muted">{reports.chosenBefore(chosenBefore)}</p>
      )}
      <div className="mt-auto pt-4">
        <Button wide disabled={!first} busy={busy} onClick={upload.upload}>
          {busy ? reports.uploading : reports.upload(name)}
        </Button>
      </div>
    </Card>
  )
}
