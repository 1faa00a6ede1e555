import type { UseQueryResult } from '@tanstack/react-query'
import { staffMailTexts } from '../../../shared/messages/staff/mail.ts'
import { MailFrameView } from '../../parts/mail/mail-frame-view.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { MailPreview } from './use-mail-preview.ts'

/** Recipient, subject and the mail itself; why it would not be sent or not arrive, where it would not. */
export function MailPreviewPanel({ preview }: { preview: UseQueryResult<MailPreview | null> }) {
  const texts = staffMailTexts.compose
  const { data, error } = preview
  return (
    <section aria-label={texts.preview} className="grid min-w-0 content-start gap-3">
      <LoadFailure of={preview} otherwise={texts.previewFailed} />
      {!data && !error && <Skeleton lines={6} />}
      {data && (
        <>
          {data.refused && (
            <Notice tone="wait" title={texts.refused} role="status">
              <p>{data.refused}</p>
            </Notice>
          )}
          {!data.mailServer && (
            <Notice tone="wait">
              <p>{texts.noServer}</p>
            </Notice>
          )}
          <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
            <dt className="text-muted">{texts.to}</dt>
            <dd className="min-w-0 break-words">{data.to}</dd>
            <dt className="text-muted">{texts.subject}</dt>
            <dd className="min-w-0 font-semibold break-words" lang={data.language}>
              {data.subject}
            </dd>
          </dl>
          <MailFrameView html={data.html} title={texts.preview} />
        </>
      )}
    </section>
  )
}
