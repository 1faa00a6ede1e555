import { describe, expect, it } from 'vitest'
import { textsOfPages } from '../../../test/support/texts-of-pages.ts'
import { choosePurchase } from '../catalogue/choose-purchase.ts'
import { calendarTexts as englishCalendar } from './en/calendar.ts'
import { caseFileTexts as englishCaseFile } from './en/case-file.ts'
import { consentWordings as englishWordings } from './en/consent-wordings.ts'
import { mailTexts as englishMail } from './en/mail.ts'
import { calendarTexts as spanishCalendar } from './es/calendar.ts'
import { caseFileTexts as spanishCaseFile } from './es/case-file.ts'
import { consentWordings as spanishWordings } from './es/consent-wordings.ts'
import { mailTexts as spanishMail } from './es/mail.ts'
import { nameIn } from './name-in.ts'
import { siteMessages } from './site-messages.ts'

/** Tables that English leaves empty. */
const apart = ['said', 'names', 'findings']

/** The same in both languages: names, numbers, places in the web and what only joins particulars. */
const same = new Set([
  'home.leadForm.failed',
  'mail.product',
  'portal.information.paid',
  'portal.live.no',
  'intake.testerBadge',
  'intake.reportChoices.no',
  'storefront.places.restore',
  'shell.errorPrefix',
  'portal.documents.oneOf',
  'portal.live.latency',
  'portal.processing.progress',
  'mailing.packets.entry',
  'guides.papers.pdf',
  'guides.papers.word',
  'guides.papers.pdfShort',
  'guides.papers.wordShort',
  'account.overview.receiptPdf',
  'pointing.say.ofReport',
])

const ofPages = { en: await textsOfPages('en'), es: await textsOfPages('es') }

describe('the texts in Spanish', () => {
  const english = textsOf({
    ...ofPages.en,
    ...siteMessages.en,
    mail: englishMail,
    calendar: englishCalendar,
    caseFile: englishCaseFile,
    wordings: englishWordings,
  })
  const spanish = textsOf({
    ...ofPages.es,
    ...siteMessages.es,
    mail: spanishMail,
    calendar: spanishCalendar,
    caseFile: spanishCaseFile,
    wordings: spanishWordings,
  })

  it('are as many as in English', () => {
    expect([...english.keys()].filter((path) => !spanish.has(path))).toEqual([])
  })

  it('are translated, every one', () => {
    const left = [...english].filter(
      ([path, text]) => spanish.get(path) === text && !same.has(path) && /[a-z]{2}/i.test(text),
    )
    expect(left.map(([path, text]) => `${path}: ${text}`)).toEqual([])
  })

  it('name and describe every product of the catalogue', () => {
    const amounts = [300, 500, 750, 1250, 1750, 2500].map((amount) => choosePurchase({ amount }))
    const texts = amounts.flatMap((choice) =>
      choice.ok ? [choice.product.description, ...choice.product.inclusions] : [],
    )
    expect(texts.length).toBeGreaterThan(30)
    expect(texts.filter((text) => nameIn(siteMessages.es.names, text) === text)).toEqual([])
  })

  it('address the reader as usted', () => {
    const familiar = /\b(tú|tus?|tienes|puedes|quieres|haz|elige|escribe tu|sube tu)\b/i
    expect([...spanish].filter(([, text]) => familiar.test(text))).toEqual([])
  })

  it('name another version for the words of a consent, so that a record says in which language it was given', () => {
    expect(spanishWordings.version).not.toBe(englishWordings.version)
  })
})

/** Every text by its path; a text with particulars is made with the same ones in both languages. */
function textsOf(value: unknown, path = '', found = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'string') found.set(path, value)
  else if (typeof value === 'function') found.set(path, String(value(2, 3, 4, 5)))
  else if (value !== null && typeof value === 'object')
    for (const [key, each] of Object.entries(value)) {
      const at = path === '' ? key : `${path}.${key}`
      if (!apart.includes(at)) textsOf(each, at, found)
    }
  return found
}
