import { useState } from 'react'
import type { UploadedReport } from '../../../shared/api/reports.ts'
import { type BureauKey, bureauNames } from '../../../shared/api/vocabulary.ts'
import { problemOf } from '../../lib/report-problem.ts'
import { readStored } from '../../lib/stored-record.ts'
import { creditReportSelections } from '../../lib/stored-records.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FileField } from '../../ui/file-field.tsx'
import type { FileState } from '../../ui/file-row.tsx'
import { recognisedSentence } from './describe-report.ts'
import { isDoubted } from './owner-groups.ts'
import { RecognitionDetails } from './recognition-details.tsx'
import { useReportUpload } from './use-report-upload.ts'

interface BureauCardProps {
  client: string
  bureau: BureauKey
  stored: UploadedReport | null
}

/** One bureau: choose a PDF, upload it, see what was recognised; a stored report can be replaced. */
export function BureauCard({ client, bureau, stored }: BureauCardProps) {
  const { reports } = useMessages()
  const name = bureauNames[bureau]
  const upload = useReportUpload(client, bureau)
  const [chosenBefore] = useState(() => readStored(creditReportSelections)?.[bureau] ?? null)
  const busy = upload.progress !== null
  const shown: FileState | null = upload.file
    ? { name: upload.file.name, bytes: upload.file.size, problem: upload.problem, progress: upload.progress }
    : stored && {
        name: stored.fileName,
        bytes: stored.bytes,
        pages: stored.pages,
        recognised: recognisedSentence(stored, reports),
        problem: problemOf(stored.recognition),
        stored: true,
      }
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
        accept="application/pdf,.pdf"
        file={shown}
        disabled={busy}
        onChoose={upload.choose}
        onRemove={upload.file ? upload.remove : undefined}
        onStop={upload.stop}
      />
      {stored?.recognition && !upload.file && (
        <RecognitionDetails recognition={stored.recognition} bureau={name} />
      )}
      {!shown && chosenBefore && (
        <p className="mt-2 text-sm text-muted">{reports.chosenBefore(chosenBefore)}</p>
      )}
      <div className="mt-auto pt-4">
        <Button wide disabled={!upload.file} busy={busy} onClick={upload.upload}>
          {busy ? reports.uploading : reports.upload(name)}
        </Button>
      </div>
    </Card>
  )
}
