import type { KeyboardEvent } from 'react'

/** The Enter key sends a form from a closed list too, as it does from a line of text: `<form onKeyDown={sendByEnter}>`. */
export function sendByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}
