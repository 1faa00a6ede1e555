import { type LeadFormTexts, leadFormTexts } from '../shared/messages/en/lead-form.ts'
import type { Language } from '../shared/rules/language.ts'
import { ConsentDialog } from './features/consent/consent-dialog.tsx'
import { LeadForm } from './features/leads/lead-form.tsx'
import { leadTypedIn } from './features/leads/lead-values.ts'
import { loadTexts } from './lib/load-texts.ts'
import { pageLanguage } from './lib/page-language.ts'
import { takeOverForm } from './take-over-form.tsx'
import { ToastProvider } from './ui/toast-provider.tsx'

/** The living lead form, with what was typed meanwhile. */
export async function bringToLife(place: HTMLElement, isPressed = () => false): Promise<() => void> {
  const language = pageLanguage()
  const [messages, texts] = await Promise.all([loadTexts(language, []), textsIn(language)])
  const typed = leadTypedIn(place.querySelector('form'))
  const form = (
    <ToastProvider>
      <LeadForm texts={texts} typed={typed} renderConsent={(props) => <ConsentDialog {...props} />} />
    </ToastProvider>
  )
  return takeOverForm(place, { language, messages, isPressed, form })
}

async function textsIn(language: Language): Promise<LeadFormTexts> {
  if (language === 'en') return leadFormTexts
  return (await import('../shared/messages/es/lead-form.ts')).leadFormTexts
}
