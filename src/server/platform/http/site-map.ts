import { addressIn } from '../../../shared/page-address.ts'
import { pages } from '../../../shared/pages.ts'
import { languages } from '../../../shared/rules/language.ts'

/** Every page that search engines may list, in each language with its translations (sitemaps.org, hreflang). */
export function siteMap(publicUrl: string): string {
  const entries = pages
    .filter((page) => page.indexed)
    .flatMap(({ path }) =>
      languages.map((language) => entryOf(path, addressIn(path, language, publicUrl), publicUrl)),
    )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

function entryOf(path: string, address: string, publicUrl: string): string {
  const links = languages.map(
    (each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${addressIn(path, each, publicUrl)}"/>`,
  )
  return `<url><loc>${address}</loc>${links.join('')}</url>`
}

/**
 * What crawlers may fetch: every page. Private screens are not forbidden here but marked `noindex` where they are
 * served: a crawler that may not fetch a page never sees that it should not be listed.
 */
export function robotsText(publicUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap.xml', publicUrl).href}\n`
}
