import Camera from 'lucide-react/icons/camera'
import FilePlus from 'lucide-react/icons/file-plus'
import { photoAccept, reportAccept } from '../../lib/report-file-kind.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { keyOfFile, PagePicture, PagePictures } from '../../ui/page-pictures.tsx'

interface ReportPagesProps {
  /** What the files are: a bureau, a field. */
  label: string
  /** Chosen so far, in their order. */
  files: readonly File[]
  onChange: (files: File[]) => void
  /** What a further page may be; a report's by default. */
  accept?: string
  photoAccept?: string
  disabled?: boolean
}

/** The files of one report, or of another paper, in their order, with the ways to add another page: from the device, or with a phone's camera. */
export function ReportPages({ label, files, onChange, disabled, ...accepted }: ReportPagesProps) {
  const { reports } = useMessages()
  const [first, ...others] = files
  const add = (more: readonly File[]) => onChange(withoutDoubles([...files, ...more]))
  return (
    <>
      {first && others.length === 0 && first.type.startsWith('image/') && (
        // Its name, its size and the way to remove it stand in the field's row.
        <div className="mt-3 w-32">
          <PagePicture file={first} />
        </div>
      )}
      {others.length > 0 && (
        <PagePictures
          files={files}
          title={reports.pages.title(files.length)}
          removeLabel={reports.pages.remove}
          disabled={disabled}
          onRemove={(at) => onChange(files.filter((_, other) => other !== at))}
          moveLabels={reports.pages}
          onMove={(from, to) => onChange(withMoved(files, from, to))}
        />
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {first && (
          <FileButton
            label={reports.pages.add}
            of={label}
            accept={accepted.accept ?? reportAccept}
            disabled={disabled}
            onChoose={add}
            icon={<FilePlus className="size-5" />}
          />
        )}
        <FileButton
          camera
          label={reports.takePhoto}
          of={label}
          accept={accepted.photoAccept ?? photoAccept}
          disabled={disabled}
          onChoose={add}
          icon={<Camera className="size-5" />}
        />
      </div>
    </>
  )
}

function withMoved(files: readonly File[], from: number, to: number): File[] {
  const moved = [...files]
  moved.splice(to, 0, ...moved.splice(from, 1))
  return moved
}

function withoutDoubles(files: readonly File[]): File[] {
  return [...new Map(files.map((file) => [keyOfFile(file), file])).values()]
}
