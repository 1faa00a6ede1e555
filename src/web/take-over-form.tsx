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
  const focused = place.contains(document.activeElement) ? selectorOf(document.activeElement) : null
  const root = createRoot(place)
  flushSync(() =>
    root.render(
      <FixedMessages language={language} messages={messages}>
        <FocusKept in={place} on={focused} />
        {form}
      </FixedMessages>,
    ),
  )
  if (isPressed()) place.querySelector('form')?.requestSubmit()
  return () => root.unmount()
}

/** What names the same element in the living form: its button has no id there either, and a link is known by where it leads. */
function selectorOf(focused: Element | null): string | null {
  if (focused === null) return null
  if (focused.id !== '') return `[id=${JSON.stringify(focused.id)}]`
  const href = focused.getAttribute('href')
  return href === null ? focused.localName : `${focused.localName}[href=${JSON.stringify(href)}]`
}

/** The keyboard stays where it was; what somebody was typing goes on being typed, at its end. */
function FocusKept({ in: place, on }: { in: HTMLElement; on: string | null }) {
  useLayoutEffect(() => {
    const focused = on === null ? null : place.querySelector<HTMLElement>(on)
    focused?.focus({ preventScroll: true })
    const isText =
      focused instanceof HTMLTextAreaElement ||
      (focused instanceof HTMLInputElement && ['text', 'tel'].includes(focused.type))
    if (isText) focused.setSelectionRange(focused.value.length, focused.value.length)
  }, [place, on])
  return null
}
