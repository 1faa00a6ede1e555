import CloudUpload from 'lucide-react/icons/cloud-upload'
import { type ReactNode, useRef, useState } from 'react'
import { useMessages } from '../lib/use-messages.tsx'
import { buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'
import { describedBy, FieldHead, type FieldProps } from './field.tsx'
import { FileRow, type FileState } from './file-row.tsx'

export interface FileFieldProps extends FieldProps {
  /** The accept attribute: 'application/pdf,.pdf'. */
  accept: string
  /** What was chosen or is already stored; null shows the drop zone. */
  file: FileState | null
  onChoose: (file: File) => void
  /** Takes several at once, in their order, instead of onChoose. */
  onChooseMany?: (files: File[]) => void
  onRemove?: () => void
  onRetry?: () => void
  onStop?: () => void
  disabled?: boolean
  name?: string
  /** Below the row: what was recognised, a button. */
  children?: ReactNode
}

/** A file to give: a drop zone with a normal button, then a row with name, size, pages, progress, retry and remove. */
export function FileField(props: FileFieldProps) {
  const { id, label, hint, error, optional, help, accept, file, onChoose, disabled, name, children } = props
  const { shell } = useMessages()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const [first] = files ?? []
    if (!first || disabled) return
    if (props.onChooseMany) props.onChooseMany([...(files ?? [])])
    else onChoose(first)
  }
  const busy = file?.progress !== null && file?.progress !== undefined
  return (
    <div className={error ? 'border-l-4 border-alarm pl-4' : undefined}>
      <FieldHead id={id} label={label} hint={hint} error={error} optional={optional} help={help} />
      {file && (
        <FileRow file={file} onRemove={props.onRemove} onRetry={props.onRetry} onStop={props.onStop} />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input inside does the same */}
      <div
        className={classNames(
          'relative mt-2 flex flex-wrap items-center gap-x-3 rounded-md focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-ink',
          !file && 'border border-dashed border-edge bg-surface p-4',
          over && 'border-press bg-press-soft',
          busy && 'hidden',
        )}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files)
        }}
      >
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          accept={accept}
          multiple={props.onChooseMany !== undefined}
          disabled={disabled}
          aria-describedby={describedBy({ id, hint, error })}
          aria-invalid={error ? true : undefined}
          className="peer absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => {
            take(event.target.files)
            // The same file may be chosen again after it was removed.
            event.target.value = ''
          }}
        />
        <span aria-hidden="true" className={buttonStyle({ kind: 'secondary', size: file ? 'sm' : 'md' })}>
          {!file && <CloudUpload className="size-5" />}
          {file ? shell.fileReplace : shell.fileChoose}
        </span>
        {!file && (
          <span aria-hidden="true" className="text-muted max-sm:hidden">
            {shell.fileDrop}
          </span>
        )}
      </div>
      {children}
    </div>
  )
}
