import { FileField, type FileFieldProps } from './file-field.tsx'

interface ChosenFileFieldProps
  extends Pick<FileFieldProps, 'id' | 'label' | 'hint' | 'optional' | 'accept' | 'error'> {
  /** The file that a form holds until it is sent. */
  upload: {
    file: File | null
    /** Percent of what has gone; null while nothing is sent. */
    progress: number | null
    choose: (file: File) => unknown
    removeFile: () => void
    stop: () => void
  }
}

/** One file that goes with the rest of its form. */
export function ChosenFileField({ upload, error, ...field }: ChosenFileFieldProps) {
  const { file, progress } = upload
  return (
    <FileField
      {...field}
      error={error}
      file={file && { name: file.name, bytes: file.size, progress, problem: error }}
      onChoose={(chosen) => void upload.choose(chosen)}
      onRemove={upload.removeFile}
      onStop={upload.stop}
    />
  )
}
