import { act, fireEvent } from '@testing-library/react'

/** What is typed into a box, all at once: key by key each letter draws the page anew, which few tests are about. */
export function enter(box: HTMLElement, text: string): void {
  act(() => box.focus())
  fireEvent.change(box, { target: { value: text } })
}
