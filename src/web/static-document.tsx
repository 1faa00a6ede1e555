import type { ReactNode } from 'react'
import type { Language } from '../shared/rules/language.ts'

interface StaticDocumentProps {
  language: Language
  title: string
  description?: string
  indexed: boolean
  assets: { styles: readonly string[]; preloads: readonly string[] }
  children: ReactNode
}

/** The document around a static page: no script, no inline style. */
export function StaticDocument(given: StaticDocumentProps) {
  const { language, title, description, indexed, assets, children } = given
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#FBFAF6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0F1420" media="(prefers-color-scheme: dark)" />
        <title>{title}</title>
        {description && <meta name="description" content={description} />}
        {!indexed && <meta name="robots" content="noindex" />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.preloads.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  )
}
