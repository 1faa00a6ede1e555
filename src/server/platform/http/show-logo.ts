import { shellTexts as english } from '../../../shared/messages/en/shell.ts'
import { shellTexts as spanish } from '../../../shared/messages/es/shell.ts'
import type { Language } from '../../../shared/rules/language.ts'
import { logoMark, type ShownLogo, sizeInHead } from '../../../shared/rules/operator-logo.ts'
import { escapeHtml } from './escape-html.ts'
import type { KeptLogo } from './kept-logo.ts'

/**
 * Puts the operator's logo where the build left the product's mark in the head of a page, with the company's name in place of the picture
 * for whoever does not see it; and tells the app of it, which draws its pages itself. Without a name nobody could be told whose it is.
 */
export function showLogo(
  html: string,
  language: Language,
  logo: KeptLogo | null,
  company: string | null,
): string {
  if (logo === null || company === null) return html
  const shown: ShownLogo = { src: logo.address, alt: company, ...sizeInHead(logo) }
  const { width, height } = shown
  const name = escapeHtml(company)
  const home = escapeHtml((language === 'es' ? spanish : english).homeLink(company))
  const told = `<meta name="${logoMark}" content="${escapeHtml(JSON.stringify(shown))}">`
  const picture = `<img src="${logo.address}" alt="${name}" width="${width}" height="${height}">`
  return (
    html
      // Functions, because a name may hold what replace reads as a pattern: '$&'.
      .replace('</head>', () => `${told}</head>`)
      .replace(
        /aria-label="[^"]*"([^<>]*)><span data-operator-logo="[^"]*"[^<>]*>.*?<\/span><\/span>/s,
        (_whole, rest: string) => `aria-label="${home}"${rest}><span class="operator-logo">${picture}</span>`,
      )
  )
}
