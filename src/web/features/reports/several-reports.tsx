import { useEffect, useState } from 'react'
import type { UploadedReport } from '../../../shared/api/reports.ts'
import { type BureauKey, bureauKeys } from '../../../shared/api/vocabulary.ts'
import { reportAccept } from '../../lib/report-file-kind.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { namedBureau, namesAllBureaus } from '../../parts/reports/named-bureau.ts'
import { FileButton } from '../../ui/file-button.tsx'
import { FilesByBureauFields } from './files-by-bureau.tsx'
import { isPlainlyRead } from './is-plainly-read.ts'
import { useFilesByBureau } from './use-files-by-bureau.ts'

interface SeveralReportsProps {
  client: string
  stored: readonly UploadedReport[]
  /** Leads on, once all that were chosen here are there with nothing to look at in any; without it the page stays. */
  onAllRead?: () => void
}

/**
 * All reports in one choice of files. Where each name speaks of another bureau whose report is not there yet, nothing is left to
 * say and they go at once; else the person says which is which. What was read of each stands in its card.
 */
export function SeveralReports({ client, stored, onAllRead }: SeveralReportsProps) {
  const { several } = useMessages().reports
  const [files, setFiles] = useState<readonly File[]>([])
  const drop = (gone: readonly File[]) => setFiles((before) => before.filter((file) => !gone.includes(file)))
  // A report of all three stands for all of them in whichever card it is; what was read in it says so.
  const chosen = useFilesByBureau(client, files, drop, ({ name }) =>
    namesAllBureaus(name) ? 'experian' : null,
  )
  const [isChosenHere, setChosenHere] = useState(false)
  const isAllRead =
    isChosenHere &&
    files.length === 0 &&
    bureauKeys.every((bureau) => isThere(stored, bureau)) &&
    stored.every(isPlainlyRead)
  useEffect(() => {
    if (isAllRead) onAllRead?.()
  }, [isAllRead, onAllRead])
  const take = (next: readonly File[]) => {
    setFiles(next)
    setChosenHere(true)
    if (isPlain(next, stored)) void chosen.upload(next)
  }
  // One report more is chosen in its own card; what is under way here stays until it is done.
  if (files.length === 0 && stored.length >= bureauKeys.length - 1) return null
  return (
    <div className="grid justify-items-start gap-4">
      <div className="grid justify-items-start gap-1">
        <FileButton label={several.choose} accept={reportAccept} disabled={chosen.busy} onChoose={take} />
        <p className="max-w-prose text-sm text-muted">
          {several.hint} {onAllRead && several.leadsOn}
        </p>
      </div>
      {files.length > 0 && <FilesByBureauFields name="one-of-several" chosen={chosen} stored={stored} />}
    </div>
  )
}

const isThere = (stored: readonly UploadedReport[], bureau: BureauKey) =>
  stored.some((report) => report.bureau === bureau)

/** One file a bureau, each named after it, and none in the place of another; or one of all three, alone. */
function isPlain(files: readonly File[], stored: readonly UploadedReport[]): boolean {
  const [only] = files
  if (only && files.length === 1 && namesAllBureaus(only.name)) return stored.length === 0
  const bureaus = files.map(({ name }) => namedBureau([name]))
  return (
    new Set(bureaus).size === files.length &&
    bureaus.every((bureau) => bureau !== null && stored.every((report) => report.bureau !== bureau))
  )
}
