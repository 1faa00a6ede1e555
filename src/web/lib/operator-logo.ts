import { logoMark, type ShownLogo } from '../../shared/rules/operator-logo.ts'

/** The operator's logo, as the server told this page of it; null where there is none, and while the build makes pages. */
export function operatorLogo(): ShownLogo | null {
  if (typeof document === 'undefined') return null
  const told = document.querySelector<HTMLMetaElement>(`meta[name="${logoMark}"]`)
  if (told === null) return null
  const { width, height, company = '' } = told.dataset
  return { address: told.content, width: Number(width), height: Number(height), company }
}
