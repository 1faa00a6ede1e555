import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import FileText from 'lucide-react/icons/file-text'
import X from 'lucide-react/icons/x'
import { useEffect, useId, useState } from 'react'
import { formatBytes } from '../lib/format.ts'

/** The same file chosen twice is the same page: phones name every photo alike, but not of one size and moment. */
export function keyOfFile({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`
}

interface PagePicturesProps {
  /** Different ones, by keyOfFile. */
  files: readonly File[]
  /** Heading of the list: how many there are. */
  title: string
  removeLabel: (at: number, name: string) => string
  onRemove: (at: number) => void
  moveLabels: {
    earlier: (at: number, name: string) => string
    later: (at: number, name: string) => string
    /** Where it is now. */
    moved: (name: string, at: number, of: number) => string
  }
  /** The file at the first place goes to the second one. */
  onMove: (from: number, to: number) => void
  disabled?: boolean
}

/** The files of one document in their order, photos as small pictures, each with buttons that move or remove it. */
export function PagePictures({
  files,
  title,
  removeLabel,
  onRemove,
  moveLabels,
  onMove,
  disabled,
}: PagePicturesProps) {
  const id = useId()
  const [moved, setMoved] = useState<{ key: string; by: number; said: string } | null>(null)
  // A button that goes to another place with its file would lose the focus on the way.
  useEffect(() => {
    if (moved) document.getElementById(`${id} ${moved.key} ${moved.by}`)?.focus()
  }, [id, moved])
  const move = (from: number, by: number) => {
    const file = files[from]
    const to = from + by
    if (!file || to < 0 || to >= files.length) return
    setMoved({ key: keyOfFile(file), by, said: moveLabels.moved(file.name, to + 1, files.length) })
    onMove(from, to)
  }
  return (
    <div className="mt-3">
      <p className="text-sm font-semibold" role="status">
        {title}
      </p>
      <ol className="mt-2 grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-3">
        {files.map((file, at) => (
          <li key={keyOfFile(file)} className="relative min-w-0">
            <PagePicture file={file} />
            <p className="mt-1 truncate text-sm" title={file.name}>
              {at + 1}. {file.name}
            </p>
            <p className="text-sm text-muted">{formatBytes(file.size)}</p>
            {files.length > 1 && (
              <div className="flex">
                {([-1, 1] as const).map((by) => (
                  <button
                    key={by}
                    id={`${id} ${keyOfFile(file)} ${by}`}
                    type="button"
                    disabled={disabled}
                    aria-disabled={at + by < 0 || at + by >= files.length}
                    aria-label={(by < 0 ? moveLabels.earlier : moveLabels.later)(at + 1, file.name)}
                    className="flex size-11 items-center justify-center rounded-md text-press aria-disabled:text-muted aria-disabled:opacity-50"
                    onClick={() => move(at, by)}
                  >
                    {by < 0 ? <ChevronLeft aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
                  </button>
                ))}
              </div>
            )}
            <button
              type="button"
              disabled={disabled}
              aria-label={removeLabel(at + 1, file.name)}
              className="absolute top-0 right-0 flex size-11 items-start justify-end p-1"
              onClick={() => onRemove(at)}
            >
              <span className="rounded-full border border-edge bg-surface p-1">
                <X aria-hidden="true" className="size-4" />
              </span>
            </button>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {moved?.said}
      </p>
    </div>
  )
}

/** A photo as it will look; a file of another kind as a sheet. */
export function PagePicture({ file }: { file: File }) {
  const [address, setAddress] = useState<string | null>(null)
  const isPicture = /^image\/(jpeg|png|webp)$/.test(file.type)
  useEffect(() => {
    if (!isPicture) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file, isPicture])
  const frame = 'aspect-3/4 w-full rounded-md border border-line bg-sunk'
  if (address) return <img src={address} alt="" className={`${frame} object-cover`} />
  return (
    <span className={`${frame} flex items-center justify-center`}>
      <FileText aria-hidden="true" className="size-8 text-muted" />
    </span>
  )
}
