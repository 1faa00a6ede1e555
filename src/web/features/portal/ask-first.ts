/** In the order in which the portal asks (use-portal-data.ts); a test compares the two. */
const parts = ['armor-status', 'documents', 'review', 'mailings', 'messages', 'purchases']

/**
 * Asks for what the portal of the page's address shows, while the two hundred kilobytes that draw it are still on their way; the portal
 * takes the answers (lib/first-answers.ts). Imports nothing: it would wait for it.
 */
export async function askFirst(): Promise<void> {
  const client = new URLSearchParams(location.search).get('client') ?? ''
  if (!/^[1-9]\d{0,8}$/.test(client)) return
  const answers = new Map<string, Promise<Response>>()
  window.firstAnswers = { askedAt: performance.now(), byAddress: answers }
  const ask = (address: string) => {
    const headers = { 'accept-language': document.documentElement.lang }
    const answer = fetch(address, { credentials: 'include', headers }).then(wholly)
    // Who takes it hears of a failure; nobody else has to.
    answer.catch(() => undefined)
    answers.set(address, answer)
    return answer
  }
  const record = `/api/clients/${client}`
  const first = ask(record)
  // All at once: each of them waits its turn among thirty files.
  for (const part of parts) ask(`${record}/${part}`)
  ask(`/api/credit-score/${client}`)
  ask(`/api/uploaded-reports?client=${client}`)
  // Who may not see the record signs in, and who was cut off tries again: both are answered otherwise then.
  const isOpen = await first.then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isOpen) answers.clear()
}

/** Read to its end at once: an answer that nobody takes would hold one of the browser's six connections. */
async function wholly(answer: Response): Promise<Response> {
  const { status, statusText, headers } = answer
  return new Response((await answer.text()) || null, { status, statusText, headers })
}
