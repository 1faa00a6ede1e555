import { type MessageFormTexts, messageFormTexts } from '../shared/messages/en/message-form.ts'
import type { Language } from '../shared/rules/language.ts'
import { MessageForm } from './features/inbox/message-form.tsx'
import { messageTypedIn } from './features/inbox/message-values.ts'
import { loadTexts } from './lib/load-texts.ts'
import { pageLanguage } from './lib/page-language.ts'
import { takeOverForm } from './take-over-form.tsx'
import { ToastProvider } from './ui/toast-provider.tsx'

/** The living form to write to support, with what was typed meanwhile. */
export async function bringToLife(place: HTMLElement, isPressed = () => false): Promise<() => void> {
  const language = pageLanguage()
  const [messages, texts] = await Promise.all([loadTexts(language, []), textsIn(language)])
  const typed = messageTypedIn(place.querySelector('form'))
  const form = (
    <ToastProvider>
      <MessageForm texts={texts} typed={typed} />
    </ToastProvider>
  )
  return takeOverForm(place, { language, messages, isPressed, form })
}

async function textsIn(language: Language): Promise<MessageFormTexts> {
  if (language === 'en') return messageFormTexts
  return (await import('../shared/messages/es/message-form.ts')).messageFormTexts
}
