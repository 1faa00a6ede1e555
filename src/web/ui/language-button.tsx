import { saveChosenLanguage } from '../lib/save-chosen-language.ts'
import { useLanguage } from '../lib/use-messages.tsx'

const other = { en: { language: 'es', name: 'Español' }, es: { language: 'en', name: 'English' } } as const
const look =
  'inline-flex min-h-12 cursor-pointer items-center rounded-md px-1 text-ink underline decoration-line underline-offset-4 hover:decoration-ink'

/**
 * The way to the other language, named in that language so that whoever needs it can read it. The choice is kept in this
 * browser, and on the server for mails and documents; the page changes even when the server does not answer.
 */
export function LanguageButton() {
  const { language, choose } = useLanguage()
  const next = other[language]
  const press = async () => {
    const isOver = await choose(next.language)
    if (isOver) await saveChosenLanguage(next.language, isOver)
  }
  return (
    <button type="button" lang={next.language} onClick={() => void press()} className={look}>
      {next.name}
    </button>
  )
}

/**
 * The same way on a page without script: the server answers the address that the page stands at in the other language,
 * and keeps the choice.
 */
export function LanguageLink() {
  const next = other[useLanguage().language]
  return (
    <a href={`?language=${next.language}`} hrefLang={next.language} lang={next.language} className={look}>
      {next.name}
    </a>
  )
}
