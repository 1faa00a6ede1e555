import { useSyncExternalStore } from 'react'
import { logoMark, type ShownLogo } from '../../shared/rules/operator-logo.ts'

/**
 * The operator's logo, as the server told this page of it or as it was changed here since (tell-operator-logo.ts); null where there is
 * none, and while the build makes pages.
 */
export function useOperatorLogo(): ShownLogo | null {
  const content = useSyncExternalStore(listen, told, told)
  return content ? JSON.parse(content) : null
}

const told = () => globalThis.document?.querySelector<HTMLMetaElement>(`[name=${logoMark}]`)?.content ?? null

function listen(onChange: () => void): () => void {
  document.addEventListener(logoMark, onChange)
  return () => document.removeEventListener(logoMark, onChange)
}
