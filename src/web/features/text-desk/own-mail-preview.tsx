import { useState } from 'react'
import { previewOwnMail } from '../../../shared/api/own-mails.ts'
import { ownMailTexts as texts } from '../../../shared/messages/staff/own-mails.ts'
import { ownTextTexts as shared } from '../../../shared/messages/staff/own-texts.ts'
import type { OwnMailTexts } from '../../../shared/texts/own-mail-texts.ts'
import { useCall } from '../../lib/use-call.ts'
import { usePaused } from '../../lib/use-paused.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { type ChosenClient, ClientForPreview } from './client-for-preview.tsx'
import { PreviewFrame } from './preview-frame.tsx'

/** The mail with a sample's data or a client's, in the language that is chosen. */
export function OwnMailPreview({ texts: typed, kind }: { texts: OwnMailTexts; kind: number | null }) {
  const [client, setClient] = useState<ChosenClient | null>(null)
  const [language, setLanguage] = useState<'en' | 'es'>('en')
  // A name for the cache, so that the same words are drawn once.
  const paused = usePaused(JSON.stringify(typed[language]))
  const preview = useCall(
    previewOwnMail,
    {
      body: {
        language,
        words: JSON.parse(paused) as OwnMailTexts['en'],
        ...(client ? { client: client.id } : {}),
        ...(kind === null ? {} : { kind }),
      },
    },
    { pages: true, anew: true },
  )
  return (
    <PreviewFrame
      preview={preview}
      language={language}
      width="phone"
      hasSubject
      choices={
        <>
          <RadioGroup
            id="own-mail-language"
            name="own-mail-language"
            label={texts.languagesHint}
            inline
            value={language}
            choices={(['en', 'es'] as const).map((value) => ({ value, label: shared.languages[value] }))}
            onChange={(event) => setLanguage(event.target.value === 'es' ? 'es' : 'en')}
          />
          <ClientForPreview client={client} onChoose={setClient} />
        </>
      }
    />
  )
}
