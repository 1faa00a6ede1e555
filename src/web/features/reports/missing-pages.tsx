import Camera from 'lucide-react/icons/camera'
import FilePlus from 'lucide-react/icons/file-plus'
import type { Recognition } from '../../../shared/api/reports.ts'
import { missingTitle } from '../../lib/missing-title.ts'
import { photoAccept, reportAccept } from '../../lib/report-file-kind.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { Notice } from '../../ui/notice.tsx'

interface MissingPagesProps {
  missing: NonNullable<Recognition['missingPages']>
  /** As a person calls it. */
  bureau: string
  busy: boolean
  onAdd: (files: File[]) => void
}

/** Which pages the stored report lacks, with the way to add them. */
export function MissingPages({ missing, bureau, busy, onAdd }: MissingPagesProps) {
  const { missing: texts, takePhoto } = useMessages().reports
  return (
    <Notice tone="wait" title={missingTitle(missing, texts)} className="mt-3">
      <p>{texts.text}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <FileButton
          label={missing.count === 1 ? texts.add : texts.addSeveral}
          of={bureau}
          accept={reportAccept}
          disabled={busy}
          onChoose={onAdd}
          icon={<FilePlus className="size-5" />}
        />
        <FileButton
          camera
          label={takePhoto}
          of={bureau}
          accept={photoAccept}
          disabled={busy}
          onChoose={onAdd}
          icon={<Camera className="size-5" />}
        />
      </div>
    </Notice>
  )
}
