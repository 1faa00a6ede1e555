/** A link, picture or address that a page names, and the page. */
export interface FoundLink {
  from: string
  url: URL
}

const attributes = /(?:(?:href|src)="((?:https?:)?\/[^"]*|[#?][^"]*)"|content="(https?:[^"]*)")/g

/**
 * Every address that these pages name: links, pictures, style sheets, what is told to search engines. Each page is asked
 * for as by somebody who was never here: no cookie of one answer chooses the language of the next.
 */
export async function linksOf(home: string, pages: readonly string[]): Promise<FoundLink[]> {
  const found: FoundLink[] = []
  for (const from of pages) {
    const html = await (await fetch(new URL(from, home))).text()
    const data = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? ''
    const named = [
      ...[...html.matchAll(attributes)].map(([, link, told]) =>
        (link ?? told ?? '').replaceAll('&amp;', '&'),
      ),
      ...[...data.matchAll(/"url":"([^"]+)"/g)].map(([, address = '']) => address),
    ]
    found.push(...named.map((address) => ({ from, url: new URL(address, new URL(from, home)) })))
  }
  return found
}

/** Those that do not answer 200 after their redirects, or whose anchor is not in the page; each with a page that names it. */
export async function deadLinksAmong(links: readonly FoundLink[]): Promise<string[]> {
  const answers = new Map<string, Promise<{ ok: boolean; html: string }>>()
  const answerOf = (address: string) => {
    const asked = answers.get(address) ?? ask(address)
    answers.set(address, asked)
    return asked
  }
  const dead = new Set<string>()
  for (const { from, url } of links) {
    const { ok, html } = await answerOf(url.href.replace(url.hash, ''))
    const anchor = decodeURIComponent(url.hash.slice(1))
    if (!ok || (anchor !== '' && html !== '' && !html.includes(`id="${anchor}"`))) {
      dead.add(`${from}: ${url.pathname}${url.search}${url.hash}`)
    }
  }
  return [...dead]
}

async function ask(address: string): Promise<{ ok: boolean; html: string }> {
  const reply = await fetch(address)
  const isPage = reply.headers.get('content-type')?.startsWith('text/html') ?? false
  const text = await reply.text()
  return { ok: reply.ok, html: isPage ? text : '' }
}
