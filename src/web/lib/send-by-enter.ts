import type { KeyboardEvent } from 'react'

/**
 * The Enter key sends a form from a closed list too, as it does from a line of text: `<form onKeyDown={sendByEnter}>`. Once a press: a key
 * that is held down would send again.
 */
export function sendByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return
  event.preventDefault()
  if (event.repeat) return
  event.currentTarget.requestSubmit()
}
