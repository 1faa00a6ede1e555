import { appShellTexts as english } from '../../shared/messages/en/app-shell.ts'
import { appShellTexts as spanish } from '../../shared/messages/es/app-shell.ts'
import { type Language, languageOfTag, languages } from '../../shared/rules/language.ts'

const texts = { en: english, es: spanish } as const

/** The colours of the app, without its files: none of them can be fetched. */
const style = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#FBFAF6;color:#14213D;font:1.125rem/1.5 system-ui,sans-serif}
main{max-width:32rem;padding:2rem 1.25rem}
svg{width:4rem;height:4rem}
h1,h2{font:600 1.75rem/1.25 Georgia,serif;margin:1rem 0 .5rem}
a{display:inline-flex;align-items:center;min-height:3rem;padding:0 1.25rem;border-radius:.5rem;background:#0B6E4F;color:#fff;font-weight:600;text-decoration:none}
section+section{margin-top:2rem;padding-top:1rem;border-top:1px solid #DDD8CC}
@media (prefers-color-scheme:dark){body{background:#0F1420;color:#EDEBE4}section+section{border-color:#333C52}}`

const shield =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M16 2 28 6v10c0 7-5 11.6-12 14C9 27.6 4 23 4 16V6Z" fill="#14213D" stroke="#FBFAF6"/><path d="M8.5 14.6h15v4.8h-15Z" fill="#FFE48A"/><path d="M11 25 16 8.5 21 25" fill="none" stroke="#FBFAF6" stroke-width="2.6" stroke-linejoin="round"/></svg>'

/**
 * The page that stands in for one that could not be reached: nothing of any person, in both languages, the browser's own
 * first. Its link asks for the same address again.
 * @param tag the browser's language, such as 'es-US'
 */
export function offlinePage(tag: string): string {
  const first = languageOfTag(tag)
  const order = [first, ...languages.filter((language) => language !== first)]
  return `<!doctype html><html lang="${first}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${texts[first].offline.title} – ARMOR</title><style>${style}</style></head><body><main>${shield}${order.map(sectionIn).join('')}</main></body></html>`
}

function sectionIn(language: Language, position: number): string {
  const { title, text, again } = texts[language].offline
  const heading = position === 0 ? 'h1' : 'h2'
  return `<section lang="${language}"><${heading}>${title}</${heading}><p>${text}</p><a href="">${again}</a></section>`
}

/** The page as an answer, with a policy that lets nothing in but its own style. */
export async function offlineAnswer(tag: string): Promise<Response> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style)))
  const hash = btoa(String.fromCharCode(...digest))
  return new Response(offlinePage(tag), {
    // The address could not be reached; nobody may keep this in its place.
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`,
    },
  })
}
