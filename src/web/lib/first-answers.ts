/** What a page's first script has asked for already (features/portal/ask-first.ts), while the app's code is still on its way. */
interface FirstAnswers {
  /** By `performance.now()`. */
  askedAt: number
  /** null: it was refused, and its own answer says why. */
  byAddress: Map<string, Promise<Response | null>>
}

declare global {
  interface Window {
    firstAnswers?: FirstAnswers
  }
}

/** For the page's own load: whatever is opened later in the same document asks anew. */
const goodForMs = 30_000

/**
 * The answer that the page's first script has asked for, once. Whoever asks again, or long after the page was opened, asks the server.
 * @param address of a GET without a condition
 */
export function takeFirstAnswer(address: string): Promise<Response | null> | undefined {
  const first = window.firstAnswers
  if (first === undefined) return undefined
  const answer = first.byAddress.get(address)
  first.byAddress.delete(address)
  return performance.now() - first.askedAt < goodForMs ? answer : undefined
}
