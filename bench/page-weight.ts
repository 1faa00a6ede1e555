/** Bytes on the wire of a page and of what it loads at once, compressed as a browser asks for it. */
export interface PageWeight {
  html: number
  style: number
  script: number
}

/** @param address of the page, whole */
export async function weighPage(address: string): Promise<PageWeight> {
  const html = await (await fetch(address)).text()
  const named = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, href = '']) => new URL(href, address).href)
  const styles = named(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)
  const scripts = named(/<script [^>]*src="([^"]+)"/g)
  const preloaded = named(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)
  return {
    html: await bytesOf(address),
    style: await sumOf(styles),
    script: await sumOf([...scripts, ...preloaded]),
  }
}

async function sumOf(addresses: readonly string[]): Promise<number> {
  const sizes = await Promise.all(addresses.map(bytesOf))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** The server says the length of what it sends; `fetch` shows the text unpacked. */
async function bytesOf(address: string): Promise<number> {
  const reply = await fetch(address, { headers: { 'accept-encoding': 'br' } })
  const body = await reply.arrayBuffer()
  return Number(reply.headers.get('content-length') ?? body.byteLength)
}
