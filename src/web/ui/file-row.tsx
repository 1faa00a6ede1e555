import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import FileText from 'lucide-react/icons/file-text'
import type { Said } from '../../shared/sentences/said.ts'
import { formatBytes } from '../lib/format.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { useSay } from '../lib/use-say.ts'
import { Button } from './button.tsx'
import { ProgressBar } from './progress-bar.tsx'

/** One file as its owner sees it. */
export interface FileState {
  name: string
  bytes: number | null
  pages?: number | null
  /** What was recognised, one sentence: 'Statement of June 3, 2026, 14 entries.' */
  recognised?: string | null
  /** What is wrong with it, one sentence. */
  problem?: Said | null
  /** 0 to 1 while it is sent, 1 while the answer is awaited, null when nothing runs. */
  progress?: number | null
  /** Stored on the server. */
  stored?: boolean
}

interface FileRowProps {
  file: FileState
  onRemove?: () => void
  onRetry?: () => void
  onStop?: () => void
}

/** Name, size, pages, what was recognised, progress, retry and remove. */
export function FileRow({ file, onRemove, onRetry, onStop }: FileRowProps) {
  const { shell } = useMessages()
  const say = useSay()
  const { progress = null } = file
  const percent = progress === null ? null : Math.round(progress * 100)
  const details = [file.bytes !== null && formatBytes(file.bytes), file.pages && shell.filePages(file.pages)]
  const Icon = file.problem ? CircleAlert : file.stored ? CircleCheck : FileText
  const tone = file.problem ? 'text-alarm' : file.stored ? 'text-press' : 'text-muted'
  return (
    <div className="mt-2 rounded-md border border-line bg-sunk p-3">
      <div className="flex items-start gap-3">
        <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${tone}`} />
        <div className="min-w-0 grow">
          <p className="font-semibold break-all">{file.name}</p>
          <p className="text-sm text-muted">{details.filter(Boolean).join(', ')}</p>
          {file.recognised && <p className="text-sm">{file.recognised}</p>}
          {file.problem && <p className="text-sm font-semibold text-alarm">{say(file.problem)}</p>}
        </div>
      </div>
      {percent !== null && (
        <div className="mt-3 grid gap-1.5">
          <ProgressBar percent={percent} label={file.name} />
          <p className="text-sm text-muted">
            {percent < 100 ? shell.fileUploading(percent) : shell.fileChecking}
          </p>
        </div>
      )}
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {percent !== null && onStop && (
          <Button kind="secondary" size="sm" onClick={onStop}>
            {shell.fileStop}
          </Button>
        )}
        {percent === null && onRetry && (
          <Button kind="secondary" size="sm" onClick={onRetry} aria-label={shell.fileRetry(file.name)}>
            {shell.tryAgain}
          </Button>
        )}
        {percent === null && onRemove && (
          <Button kind="quiet" size="sm" onClick={onRemove} aria-label={shell.fileRemove(file.name)}>
            {shell.fileRemoveShort}
          </Button>
        )}
      </div>
    </div>
  )
}
