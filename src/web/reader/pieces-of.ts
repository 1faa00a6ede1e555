/**
 * What an address answers, piece by piece as it comes: to take millions of bytes at once would hold a page up.
 * @param ready what has to be done before the first piece is taken; it is asked for at once, and comes meanwhile
 * @param longestSilenceMs a line that says nothing for that long is given up: whoever waits is told, and may try again
 * @throws when it cannot be had whole
 */
export async function* piecesOf(
  address: string,
  longestSilenceMs: number,
  ready: Promise<unknown> = Promise.resolve(),
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const giveUp = new AbortController()
  const silence = () =>
    setTimeout(() => giveUp.abort(new Error(`nothing came for ${longestSilenceMs} ms`)), longestSilenceMs)
  let silent = silence()
  try {
    const response = await fetch(address, { signal: giveUp.signal })
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    clearTimeout(silent)
    await ready
    silent = silence()
    const pieces = response.body?.getReader()
    for (let piece = await pieces?.read(); piece?.value; piece = await pieces?.read()) {
      clearTimeout(silent)
      yield piece.value
      silent = silence()
    }
  } finally {
    clearTimeout(silent)
  }
}
