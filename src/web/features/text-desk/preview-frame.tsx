import type { ReactNode } from 'react'
import { ownTextTexts as texts } from '../../../shared/messages/staff/own-texts.ts'
import { MailFrameView } from '../../parts/mail/mail-frame-view.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

interface PreviewFrameProps {
  preview: {
    data: { subject: string; html: string } | null | undefined
    error: Error | null
    isPending: boolean
    isFetching: boolean
    refetch: () => unknown
  }
  language: 'en' | 'es'
  width: 'phone' | 'desktop'
  /** What stands above it: a letter has none. */
  hasSubject: boolean
  /** How it is to be drawn. */
  choices: ReactNode
  foot?: ReactNode
}

/** What the words become, beside them while they are typed. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { preview, language, width, hasSubject, choices, foot } = props
  return (
    <section
      aria-label={texts.preview}
      className="grid min-w-0 content-start gap-4 lg:sticky lg:top-4 lg:self-start"
    >
      <h2 className="text-xl">{texts.preview}</h2>
      {choices}
      <LoadFailure of={preview} otherwise={texts.previewFailed} />
      {preview.isPending && <Skeleton lines={6} />}
      {preview.data && (
        <>
          {hasSubject && (
            <p className="break-words">
              <span className="text-muted">{texts.subject}: </span>
              <strong lang={language} className="font-semibold">
                {preview.data.subject}
              </strong>
            </p>
          )}
          <div className={classNames('min-w-0', width === 'phone' ? 'max-w-[24.375rem]' : 'max-w-[48rem]')}>
            <MailFrameView html={preview.data.html} title={texts.preview} />
          </div>
        </>
      )}
      {foot}
    </section>
  )
}
