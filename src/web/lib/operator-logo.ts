import { logoMark, type ShownLogo } from '../../shared/rules/operator-logo.ts'

/** The operator's logo, as the server told this page of it; null where there is none, and while the build makes pages. */
export function operatorLogo(): ShownLogo | null {
  const told = globalThis.document?.querySelector<HTMLMetaElement>(`[name=${logoMark}]`)
  return told ? JSON.parse(told.content) : null
}
