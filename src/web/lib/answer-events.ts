/** What the product's API answered, as far as the page around a call needs to know it. */
export interface Answered {
  status: number
  /** The code of an error, such as 'not_signed_in'; null for a good answer. */
  code: string | null
}

const eventName = 'armor-answer'

/** Tells the page of each answer: a session that has ended is noticed whichever call finds it out. */
export function tellAnswer(answer: Answered): void {
  globalThis.dispatchEvent?.(new CustomEvent<Answered>(eventName, { detail: answer }))
}

/** @returns how to stop listening */
export function onAnswer(listen: (answer: Answered) => void): () => void {
  const hear = (event: Event) => listen((event as CustomEvent<Answered>).detail)
  globalThis.addEventListener(eventName, hear)
  return () => globalThis.removeEventListener(eventName, hear)
}
