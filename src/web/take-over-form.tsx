import { type ReactNode, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Messages } from '../shared/messages/messages.ts'
import type { Language } from '../shared/rules/language.ts'
import { FixedMessages } from './lib/use-messages.tsx'

/**
 * Puts the living form in the place of the one that the page carries, with the focus where it was. The page stays in the
 * language that the server answered. Answers what takes the form away again.
 * @param isPressed whether its button was pressed meanwhile: then it is as if it were pressed now, once
 */
export function takeOverForm(
  place: HTMLElement,
  given: { language: Language; messages: Messages; isPressed: () => boolean; form: ReactNode },
): () => void {
  const { language, messages, isPressed, form } = given
  const focused = place.contains(document.activeElement) ? (document.activeElement?.id ?? '') : ''
  const root = createRoot(place)
  flushSync(() =>
    root.render(
      <FixedMessages language={language} messages={messages}>
        <FocusKept id={focused} />
        {form}
      </FixedMessages>,
    ),
  )
  if (isPressed()) place.querySelector('form')?.requestSubmit()
  return () => root.unmount()
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
