import { Button } from '../../ui/button.tsx'
import { FailureNotice } from '../../ui/failure-notice.tsx'

interface SavedFootProps {
  failure: string | null | undefined
  frozen: boolean
  busy: boolean
  texts: { save: string; change: string }
  /** What is saved, and when; null: nothing yet. */
  saved: string | null
}

/** The end of a question to the client: why the answer was not saved, the button, and what is saved. */
export function SavedFoot({ failure, frozen, busy, texts, saved }: SavedFootProps) {
  return (
    <>
      <FailureNotice sentence={failure ?? null} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" kind={saved === null ? 'primary' : 'secondary'} disabled={frozen} busy={busy}>
          {saved === null ? texts.save : texts.change}
        </Button>
        <p role="status" className="text-sm text-muted">
          {saved}
        </p>
      </div>
    </>
  )
}
