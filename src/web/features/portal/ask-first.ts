/** In the order in which the portal asks (use-portal-data.ts); a test compares the two with what the server answers together. */
const parts = ['', '/armor-status', '/documents', '/review', '/mailings', '/messages', '/purchases']

/**
 * Asks for what the portal of the page's address shows, while the two hundred kilobytes that draw it are still on their way; the portal
 * takes the answers (lib/first-answers.ts). They come in one: nine of them would wait their turn among thirty files. Imports nothing: it
 * would wait for it.
 */
export async function askFirst(): Promise<void> {
  const client = new URLSearchParams(location.search).get('client') ?? ''
  if (!/^[1-9]\d{0,8}$/.test(client)) return
  const record = `/api/clients/${client}`
  const headers = { 'accept-language': document.documentElement.lang }
  const answered = fetch(`${record}/portal`, { credentials: 'include', headers }).then(textsIn)
  const addresses = [
    ...parts.map((part) => record + part),
    `/api/credit-score/${client}`,
    `/api/uploaded-reports?client=${client}`,
    '/api/account/session',
  ]
  const byAddress = new Map(addresses.map((address) => [address, partOf(answered, address)]))
  window.firstAnswers = { askedAt: performance.now(), byAddress }
  // Who may not see the record signs in, and who was cut off tries again: both are answered otherwise then.
  const isOpen = await answered.then(
    (texts) => texts !== null,
    () => false,
  )
  if (!isOpen) byAddress.clear()
}

/** The bodies of the calls by their addresses; null where the record is refused. */
async function textsIn(answer: Response): Promise<ReadonlyMap<string, string> | null> {
  if (!answer.ok) {
    // An answer that nobody reads to its end keeps its connection.
    await answer.text()
    return null
  }
  const answers = (await answer.json()) as { address: string; text: string }[]
  return new Map(answers.map(({ address, text }) => [address, text]))
}

function partOf(
  answered: Promise<ReadonlyMap<string, string> | null>,
  address: string,
): Promise<Response | null> {
  const part = answered.then((texts) => {
    const text = texts?.get(address)
    return text === undefined ? null : new Response(text)
  })
  // Who takes it hears of a failure; nobody else has to.
  part.catch(() => undefined)
  return part
}
