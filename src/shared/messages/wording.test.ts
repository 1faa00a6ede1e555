import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { textsOfPages } from '../../../test/support/texts-of-pages.ts'
import { clientMailTexts as englishClientMail } from './en/mail-client.ts'
import { openingTexts as englishOpenings } from './en/privacy.ts'
import { clientMailTexts as spanishClientMail } from './es/mail-client.ts'
import { openingTexts as spanishOpenings } from './es/privacy.ts'
import { spanishMessages } from './es/spanish-messages.ts'
import { siteMessages } from './site-messages.ts'

/** Tables by the English, and sentences that take their particulars by name: says.test.ts reads those. */
const apart = ['said', 'names', 'findings']

const ofPages = { en: await textsOfPages('en'), es: await textsOfPages('es') }

/** What buyers accepted keeps its words until it gets a new version. */
const legal = ['privacy-notice', 'terms-of-service', 'refund-policy', 'legal-pages']

/** "canceled", "canceling", "analyzed"; the "cancellation" keeps both letters. */
const notOfTheUs = [/cancell(ed|ing)/i, /\banalys(ed|ing)\b/i]

/** Another word for what has one: each English or Spanish concept is called the same on page, in mail and on paper. */
const otherWords = {
  en: [
    /\bmails\b/i,
    /\b(a|the|our) mail with\b/i,
    /\b[Mm]ail me\b/,
    /\bwe(’ll)? mail you\b/i,
    /derogatory/i,
    /programme\b/,
    /\bany more\b/i,
    /\bclient record\b/i,
    /\ba mail (sent|from)\b/i,
    /\bmail of the CFPB\b/,
    ...notOfTheUs,
  ],
  es: [
    /registro de correo/i,
    /incumpl/i,
    /dad[ao]s? por p[eé]rdid/i,
    /castigad/i,
    /kit de crédito (comercial|empresarial)/i,
    /consultas? duras?/i,
    /quien dio el dato/i,
    /honorario/i,
    /\bpartidas?\b/i,
    /contratos? (de alquiler )?roto/i,
    /probador/i,
    /reportes? de crédito/i,
    /informe policial/i,
    /tarifas?\b/i,
    /\bañad[aei]/i,
    /\bpulse\b/i,
    /huellas? digital/i,
    /\bcantidad (atrasada|vencida)/i,
    /\bdetiene el cobro/i,
    /\b(su|nuestro|otro|este) correo(?! (electrónico|postal))\b/i,
    /\b(soporte|de cuenta) por correo(?! electrónico)/i,
    /\b(el|un) correo (de la CFPB|que)\b/i,
  ],
}

describe.each([
  ['en', { ...ofPages.en, ...siteMessages.en, clientMail: englishClientMail, openings: englishOpenings }],
  ['es', { ...ofPages.es, ...siteMessages.es, clientMail: spanishClientMail, openings: spanishOpenings }],
] as const)('what a client reads in %s', (language, messages) => {
  const texts = [...textsOf(messages)]

  it('is found', () => {
    expect(texts.length).toBeGreaterThan(1500)
  })

  it('calls one thing by one word', () => {
    const found = texts.filter(
      ([path, text]) => !isLegal(path) && otherWords[language].some((word) => word.test(text)),
    )
    expect(found.map(([path, text]) => `${path}: ${text}`)).toEqual([])
  })

  it('leaves nothing out: three dots end a text, or stand in none', () => {
    expect(texts.filter(([, text]) => /(…|\.\.\.)(?=[\s\S])/.test(text))).toEqual([])
  })

  it('is said in sentences that can be read in one breath', () => {
    const long = texts.flatMap(([path, text]) =>
      text
        .split(/(?<=[.!?:;])\s+/)
        .filter((sentence) => sentence.split(/\s+/).length > 20)
        .map((sentence) => `${path}: ${sentence}`),
    )
    expect(long).toEqual([])
  })
})

it('findings in Spanish call one thing by one word, too', () => {
  const texts = [...literalsOf('../findings/es/'), ...literalsOf('./es/', /^finding-\w+\.ts$/)]
  expect(texts.length).toBeGreaterThan(400)
  const others = [...otherWords.es, /\bcantidad/i, /\b(dar(se|la)?|dio|da) por perdida/i]
  expect(texts.filter((text) => others.some((word) => word.test(text)))).toEqual([])
})

it.each(['./staff/', '../sentences/en/', './en/'])('%s is spelled as in the US', (place) => {
  const texts = literalsOf(place)
  expect(texts.length).toBeGreaterThan(400)
  expect(texts.filter((text) => notOfTheUs.some((word) => word.test(text)))).toEqual([])
})

it('staff read of an email, not of a mail: a mail is a letter', () => {
  const email =
    /\bmails\b|\bmail me\b|\btold by mail\b|\b(a|all|daily|every|one|test|this) mail\b(?! (date|log|server))/i
  const texts = literalsOf('./staff/').filter((text) => !text.includes('Lob or PostGrid'))
  expect(texts.filter((text) => email.test(text.replace(/\$\{.*?\}/g, '')))).toEqual([])
})

/** What is said in the files of a folder: each literal with a space or a capital. */
function literalsOf(place: string, named = /(?<!\.test)\.ts$/): string[] {
  const folder = new URL(place, import.meta.url)
  const files = readdirSync(folder).filter((file) => named.test(file))
  const literals = files.flatMap(
    (file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .replace(/\/\*\*?[\s\S]*?\*\//g, '')
        .match(/(['"`]).*?\1/g) ?? [],
  )
  return literals.filter((literal) => /^.[A-Z]| /.test(literal))
}

describe('the storefront in English', () => {
  const pages = Object.entries(ofPages.en).filter(([name]) => !legal.includes(name))
  const { helpTips, generator, funding, fundingStatus, pay } = siteMessages.en

  it('says it as people speak', () => {
    const texts = [
      ...textsOf({ ...Object.fromEntries(pages), helpTips, generator, funding, fundingStatus, pay }),
    ]
    expect(texts.length).toBeGreaterThan(900)
    const stiff = /\b(nobody|whoever|need not|any more|of yours)\b/i
    expect(texts.filter(([, text]) => stiff.test(text))).toEqual([])
  })
})

it('what stands under every page names all that the product is not', () => {
  const { disclaimer } = siteMessages.en.shell
  for (const named of [
    'software, templates and education only',
    'credit repair company',
    'lender',
    'legal service',
    'debt settlement service',
    'guarantees no outcome',
    'your own actions',
    'third-party responses',
  ])
    expect(disclaimer).toContain(named)
})

/** A particular stands after a colon or as a name; these would put a noun of unknown gender behind an article or an adjective. */
describe('Spanish with a particular in it', () => {
  it('puts no article before it that its gender could contradict', () => {
    const marked = [...textsOf({ ...ofPages.es, ...siteMessages.es }, '¤')]
    const wrong = marked.filter(([, text]) =>
      /(?:^|[.:!?] )¤ (está|fue|quedó) \w+[ao]s?\b|\bagencia\(s\)/i.test(text),
    )
    expect(wrong.map(([path, text]) => `${path}: ${text}`)).toEqual([])
  })
})

it('one round that is used is no plural in Spanish', () => {
  const { used, usedOfUnlimited } = spanishMessages.holding
  expect([used(1, 3), usedOfUnlimited(1)].filter((text) => /\b1 (de 3 )?usadas/.test(text))).toEqual([])
})

it('what is only simulated is not called in Spanish what a proof is called', () => {
  const { postal, mailing } = spanishMessages
  const proof = new RegExp(`\\b${mailing.letters.proof}\\b`, 'i')
  expect(Object.values(postal.sandbox).filter((text) => proof.test(text))).toEqual([])
})

const isLegal = (path: string): boolean => legal.some((name) => path.startsWith(`${name}.`))

/** Every text by its path; a text with particulars is made with numbers, or with the mark given. */
function textsOf(value: unknown, mark?: string): Map<string, string> {
  const found = new Map<string, string>()
  const walk = (each: unknown, path: string): void => {
    if (typeof each === 'string') found.set(path, each)
    else if (isText(each)) found.set(path, made(each, mark))
    else if (each !== null && typeof each === 'object')
      for (const [key, inner] of Object.entries(each)) {
        const at = path === '' ? key : `${path}.${key}`
        if (!apart.includes(at)) walk(inner, at)
      }
  }
  walk(value, '')
  return found
}

type TextOf = (...given: (string | number)[]) => unknown

const isText = (value: unknown): value is TextOf => typeof value === 'function'

function made(text: TextOf, mark: string | undefined): string {
  return String(mark === undefined ? text(2, 3, 4, 5) : text(mark, mark, mark, mark))
}
