import { useState } from 'react'
import { type OwnTextGroup, previewOwnTexts } from '../../../shared/api/own-texts.ts'
import { ownTextTexts as texts } from '../../../shared/messages/staff/own-texts.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { useCall } from '../../lib/use-call.ts'
import { usePaused } from '../../lib/use-paused.ts'
import { MailFrameView } from '../../parts/mail/mail-frame-view.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FailureNotice } from '../../ui/failure-notice.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { TypedTexts } from './changed-texts.ts'
import { type ChosenClient, ClientForPreview } from './client-for-preview.tsx'
import { TestOfTexts } from './test-of-texts.tsx'

interface TextPreviewProps {
  group: OwnTextGroup
  changes: TypedTexts
}

/** The mail as it would look on a telephone or a desktop, with a sample's data or a client's; and a test to oneself. */
export function TextPreview({ group, changes }: TextPreviewProps) {
  const isMail = group.kind !== 'letter'
  const [width, setWidth] = useState<'phone' | 'desktop'>('phone')
  const [client, setClient] = useState<ChosenClient | null>(null)
  // A name for the cache, so that the same texts are drawn once.
  const paused = usePaused(JSON.stringify(changes))
  const preview = useCall(
    previewOwnTexts,
    {
      params: { group: group.key, language: group.language },
      body: { changes: JSON.parse(paused) as TypedTexts, ...(client ? { client: client.id } : {}) },
    },
    { pages: true, anew: true },
  )
  return (
    <section
      aria-label={texts.preview}
      className="grid min-w-0 content-start gap-4 lg:sticky lg:top-4 lg:self-start"
    >
      <h2 className="text-xl">{texts.preview}</h2>
      <RadioGroup
        id="preview-width"
        name="preview-width"
        label={texts.width}
        inline
        value={width}
        choices={(['phone', 'desktop'] as const).map((value) => ({ value, label: texts.widths[value] }))}
        onChange={(event) => setWidth(event.target.value === 'desktop' ? 'desktop' : 'phone')}
      />
      {group.kind === 'mail' && <ClientForPreview client={client} onChoose={setClient} />}
      {preview.error && <FailureNotice sentence={sentenceOf(preview.error, texts.previewFailed)} />}
      {preview.isPending && <Skeleton lines={6} />}
      {preview.data && (
        <>
          {isMail && (
            <p className="break-words">
              <span className="text-muted">{texts.subject}: </span>
              <strong lang={group.language} className="font-semibold">
                {preview.data.subject}
              </strong>
            </p>
          )}
          <div className={classNames('min-w-0', width === 'phone' ? 'max-w-[24.375rem]' : 'max-w-[48rem]')}>
            <MailFrameView html={preview.data.html} title={texts.preview} />
          </div>
        </>
      )}
      {isMail && <TestOfTexts group={group} changes={changes} />}
    </section>
  )
}
