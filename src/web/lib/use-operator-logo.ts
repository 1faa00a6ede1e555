import { useMemo, useSyncExternalStore } from 'react'
import { logoMark, type ShownLogo } from '../../shared/rules/operator-logo.ts'

const place = () => globalThis.document?.querySelector<HTMLMetaElement>(`[name=${logoMark}]`) ?? null
const told = () => place()?.content ?? null

/**
 * The operator's logo, as the server told this page of it or as it was changed here since; null where there is none, and while the build
 * makes pages.
 */
export function useOperatorLogo(): ShownLogo | null {
  const content = useSyncExternalStore(listen, told, told)
  return useMemo(() => (content === null ? null : JSON.parse(content)), [content])
}

/** Puts another logo, or none, where the server tells a page of it: what is on screen follows without a reload. */
export function tellOperatorLogo(logo: ShownLogo | null): void {
  const content = logo && JSON.stringify(logo)
  if (content === told()) return
  place()?.remove()
  if (content !== null) {
    const mark = document.createElement('meta')
    mark.name = logoMark
    mark.content = content
    document.head.append(mark)
  }
  document.dispatchEvent(new Event(logoMark))
}

function listen(onChange: () => void): () => void {
  document.addEventListener(logoMark, onChange)
  return () => document.removeEventListener(logoMark, onChange)
}
