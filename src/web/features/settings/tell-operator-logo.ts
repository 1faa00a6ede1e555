import { logoMark, type ShownLogo } from '../../../shared/rules/operator-logo.ts'

/**
 * Puts another logo, or none, where the server tells a page of it: what is on screen follows without a reload (use-operator-logo.ts).
 * Here and not beside that hook, whose script every page begins with.
 */
export function tellOperatorLogo(logo: ShownLogo | null): void {
  const told = document.querySelector<HTMLMetaElement>(`[name=${logoMark}]`)
  const content = logo && JSON.stringify(logo)
  if (content === (told?.content ?? null)) return
  told?.remove()
  if (content !== null) {
    const mark = document.createElement('meta')
    mark.name = logoMark
    mark.content = content
    document.head.append(mark)
  }
  document.dispatchEvent(new Event(logoMark))
}
