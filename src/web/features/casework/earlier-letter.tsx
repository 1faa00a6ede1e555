import { earlierLetterTexts as texts } from '../../../shared/messages/staff/case-earlier-letter.ts'
import { CaseSection } from './case-section.tsx'
import { EarlierLetterForm } from './earlier-letter-form.tsx'
import { Reveal } from './reveal.tsx'

/** The way to log a letter from before the case was kept here; opened on demand, since most cases have none. */
export function EarlierLetter({ clientId }: { clientId: string }) {
  return (
    <CaseSection id="earlier-letter" title={texts.title} wide>
      <Reveal label={texts.open}>
        <EarlierLetterForm clientId={clientId} />
      </Reveal>
    </CaseSection>
  )
}
