import { useEffect } from 'react'

const siteName = 'ARMOR'

/** 'Error: Checkout - ARMOR'. */
export function pageTitle(title: string, options: { error?: boolean } = {}): string {
  const name = title.includes(siteName) ? title : `${title} - ${siteName}`
  return options.error ? `Error: ${name}` : name
}

/** Names the tab; with `error` while the page shows an error summary. */
export function usePageTitle(title: string, options: { error?: boolean } = {}): void {
  const text = pageTitle(title, options)
  useEffect(() => {
    document.title = text
  }, [text])
}
