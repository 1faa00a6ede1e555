import { useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type LeadFormTexts, leadFormTexts } from '../shared/messages/en/lead-form.ts'
import type { Language } from '../shared/rules/language.ts'
import { ConsentDialog } from './features/consent/consent-dialog.tsx'
import { LeadForm } from './features/leads/lead-form.tsx'
import { leadTypedIn } from './features/leads/lead-values.ts'
import { loadMessages } from './lib/load-messages.ts'
import { pageLanguage } from './lib/page-language.ts'
import { FixedMessages } from './lib/use-messages.tsx'
import { ToastProvider } from './ui/toast-provider.tsx'

/**
 * Puts the living form in the place of the one that the page carries, with what was typed meanwhile and the focus where it
 * was. The page stays in the language that the server answered. Answers what takes the form away again.
 * @param isPressed whether its button was pressed meanwhile: then it is as if it were pressed now, once
 */
export async function bringToLife(place: HTMLElement, isPressed = () => false): Promise<() => void> {
  const language = pageLanguage()
  const [messages, texts] = await Promise.all([loadMessages(language), textsIn(language)])
  const typed = leadTypedIn(place.querySelector('form'))
  const focused = place.contains(document.activeElement) ? (document.activeElement?.id ?? '') : ''
  const root = createRoot(place)
  flushSync(() =>
    root.render(
      <FixedMessages language={language} messages={messages}>
        <ToastProvider>
          <FocusKept id={focused} />
          <LeadForm texts={texts} typed={typed} renderConsent={(props) => <ConsentDialog {...props} />} />
        </ToastProvider>
      </FixedMessages>,
    ),
  )
  if (isPressed()) place.querySelector('form')?.requestSubmit()
  return () => root.unmount()
}

async function textsIn(language: Language): Promise<LeadFormTexts> {
  if (language === 'en') return leadFormTexts
  return (await import('../shared/messages/es/lead-form.ts')).leadFormTexts
}

/** A field that somebody was typing in goes on being typed in, at its end. */
function FocusKept({ id }: { id: string }) {
  useLayoutEffect(() => {
    const field = id === '' ? null : document.getElementById(id)
    field?.focus({ preventScroll: true })
    if (field instanceof HTMLInputElement && ['text', 'tel'].includes(field.type))
      field.setSelectionRange(field.value.length, field.value.length)
  }, [id])
  return null
}
