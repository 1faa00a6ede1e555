import { useState } from 'react'
import { type OwnTextGroup, previewOwnTexts } from '../../../shared/api/own-texts.ts'
import { ownTextTexts as texts } from '../../../shared/messages/staff/own-texts.ts'
import { useCall } from '../../lib/use-call.ts'
import { usePaused } from '../../lib/use-paused.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import type { TypedTexts } from './changed-texts.ts'
import { type ChosenClient, ClientForPreview } from './client-for-preview.tsx'
import { PreviewFrame } from './preview-frame.tsx'
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
    <PreviewFrame
      preview={preview}
      language={group.language}
      width={width}
      hasSubject={isMail}
      choices={
        <>
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
        </>
      }
      foot={isMail && <TestOfTexts group={group} changes={changes} />}
    />
  )
}
