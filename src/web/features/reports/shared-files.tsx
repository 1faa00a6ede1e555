import type { UploadedReport } from '../../../shared/api/reports.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FilesByBureauFields } from './files-by-bureau.tsx'
import { useSharedFiles } from './use-shared-files.ts'

interface SharedFilesProps {
  client: string
  stored: readonly UploadedReport[]
  /** A file was shared with the app, and nothing here has it any more. */
  isLost: boolean
}

/** What was shared into the app: which report each file is, and the upload by an act of its own. */
export function SharedFiles({ client, stored, isLost }: SharedFilesProps) {
  const texts = useMessages().reports.shared
  const shared = useSharedFiles(client)
  if (!shared.isKnown) return null
  if (shared.files.length === 0)
    return isLost ? (
      <Notice tone="wait" role="status" title={texts.lostTitle} className="mb-5">
        <p>{texts.lost}</p>
      </Notice>
    ) : null
  return (
    <Card id="shared-files" title={texts.title} className="mb-5 grid gap-4">
      <p>{texts.lead}</p>
      <FilesByBureauFields name="shared-file" chosen={shared} stored={stored} />
    </Card>
  )
}
