import { ProgressBar } from '../../ui/progress-bar.tsx'

interface ScanProgressProps {
  /** Pages that are read, of all; 0 of 0 until its turn comes. */
  done: number
  of: number
  bureau: string
  texts: {
    reading: string
    waiting: string
    progress: (bureau: string) => string
    pages: (done: number, of: number) => string
  }
  className?: string
}

/** How far a scan is read, page by page. */
export function ScanProgress({ done, of, bureau, texts, className = '' }: ScanProgressProps) {
  const known = of > 0
  return (
    <div role="status" className={`grid gap-1.5 ${className}`}>
      <p>{known ? texts.reading : texts.waiting}</p>
      {known && (
        <>
          <ProgressBar
            percent={(done / of) * 100}
            label={texts.progress(bureau)}
            valueText={texts.pages(done, of)}
          />
          <p className="text-sm text-muted tabular-nums">{texts.pages(done, of)}</p>
        </>
      )}
    </div>
  )
}
