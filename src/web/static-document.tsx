import type { ReactNode } from 'react'
import { manifestOf } from '../shared/app-manifest.ts'
import type { Language } from '../shared/rules/language.ts'
import type { PageAssets } from './static-page.ts'

interface StaticDocumentProps {
  language: Language
  title: string
  /** What search engines read; null for a page that they may not list. */
  searchHead: ReactNode
  assets: Pick<PageAssets, 'styles' | 'preloads'>
  /** Address of the page's own script, of the few pages that have one. */
  script?: string
  children: ReactNode
}

/** The document around a static page: no inline script, no inline style, and no script at all on pages without a form. */
export function StaticDocument({
  language,
  title,
  searchHead,
  assets,
  script,
  children,
}: StaticDocumentProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#FBFAF6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0F1420" media="(prefers-color-scheme: dark)" />
        <title>{title}</title>
        {searchHead ?? <meta name="robots" content="noindex" />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href={manifestOf(language)} />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        {assets.preloads.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {script && <script type="module" src={script} />}
      </head>
      <body>{children}</body>
    </html>
  )
}
