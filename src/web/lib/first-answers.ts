declare global {
  interface Window {
    /** What a page's first script has asked for already (features/portal/ask-first.ts): by address, while the app's code is still on its way. */
    firstAnswers?: Map<string, Promise<Response>>
  }
}

/** Of the page's own load: whatever is opened later in the same document asks anew. */
const goodForMs = 30_000

/**
 * The answer that the page's first script has asked for, once. Whoever asks again, or long after the page was opened, asks the server.
 * @param address of a GET without a condition
 */
export function takeFirstAnswer(address: string): Promise<Response> | undefined {
  const first = window.firstAnswers
  const answer = performance.now() < goodForMs ? first?.get(address) : undefined
  first?.delete(address)
  return answer
}
