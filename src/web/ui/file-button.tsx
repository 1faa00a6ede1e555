import type { ReactNode } from 'react'
import { buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'

interface FileButtonProps {
  /** Of its field. */
  id?: string
  label: string
  /** What it is for, where a page has several with one label. */
  of?: string
  accept: string
  onChoose: (files: File[]) => void
  /** False: one file at a time. */
  several?: boolean
  disabled?: boolean
  /** Opens the camera of a phone at once, one picture at a time; hidden where nothing is touched. */
  camera?: boolean
  icon?: ReactNode
}

/** A button that opens the choice of files: for further pages, and for the camera. */
export function FileButton({
  id,
  label,
  of,
  accept,
  onChoose,
  several = true,
  disabled,
  camera = false,
  icon,
}: FileButtonProps) {
  return (
    <span
      className={classNames(
        'relative rounded-md focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-ink',
        camera ? 'hidden any-pointer-coarse:inline-flex' : 'inline-flex',
        disabled && 'opacity-60',
      )}
    >
      <input
        id={id}
        type="file"
        aria-label={of ? `${label} (${of})` : label}
        accept={accept}
        multiple={several && !camera}
        capture={camera ? 'environment' : undefined}
        disabled={disabled}
        className="absolute inset-0 z-10 cursor-pointer opacity-0"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          if (files.length > 0) onChoose(files)
          // The same picture may be chosen again after it was removed.
          event.target.value = ''
        }}
      />
      <span aria-hidden="true" className={buttonStyle({ kind: 'secondary', size: 'sm' })}>
        {icon}
        {label}
      </span>
    </span>
  )
}
