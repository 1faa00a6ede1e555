import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { FailureNotice } from './failure-notice.tsx'

interface FormFootProps {
  failure: string | null
  busy: boolean
  texts: { save: string; saving: string; cancel: string }
  onCancel: () => void
  /** Further buttons, between the two. */
  children?: ReactNode
}

/** The end of a form that opens and closes on its page: why it was not taken, then save and cancel. */
export function FormFoot({ failure, busy, texts, onCancel, children }: FormFootProps) {
  return (
    <>
      <FailureNotice sentence={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {busy ? texts.saving : texts.save}
        </Button>
        {children}
        <Button kind="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </>
  )
}
