import type { AddressSource } from '../letters/bureau-recipient.ts'
import type { EnclosedCopy } from '../letters/enclosed-copies.ts'
import type { BoundEnclosure, EnvelopeFront } from './envelope.ts'
import type { SignaturePlace } from './letter-to-sign.ts'
import { type EnvelopeWords, envelopeWords as englishWords } from './words/en.ts'
import { envelopeWords as spanishWords } from './words/es.ts'

/** What the sheets around a letter are made from. */
export interface EnvelopeMatter {
  language: 'en' | 'es'
  recipientName: string
  sender: { name: string; lines: readonly string[] }
  /** A line that is not known is null: it is left to be filled in. */
  recipient: readonly (string | null)[]
  /** Where a bureau's address comes from; absent of everybody else's. */
  recipientFrom?: AddressSource
  /** Lines of the letter that only the person can fill in. */
  hasBlanks: boolean
  letterPages: number
  /** Null where it is not known where the line is. */
  signaturePlace: SignaturePlace | null
  /** The day on which a signature was set in the letter, in the language; null: it is signed by hand. */
  signedOn: string | null
  /** The letter's list. */
  copies: readonly EnclosedCopy[]
  /** What of it the envelope holds. */
  enclosures: readonly BoundEnclosure[]
}

export const wordsOfEnvelope = (language: 'en' | 'es'): EnvelopeWords =>
  language === 'es' ? spanishWords : englishWords

/** Checklist, what to copy onto the carrier's forms, and the address sheet. It never names a number of the carrier. */
export function composeFront(matter: EnvelopeMatter): EnvelopeFront {
  const words = wordsOfEnvelope(matter.language)
  const { recipientName, sender, recipient, enclosures } = matter
  const pages = matter.letterPages + enclosures.reduce((sum, each) => sum + pagesOf(each), 0)
  return {
    language: matter.language,
    title: words.front(recipientName),
    keep: words.keep,
    steps: [
      { heading: words.sign.heading, paragraphs: signing(matter, words), checks: [] },
      {
        heading: words.fill.heading,
        paragraphs: [words.fill.order(pages), words.fill.copies],
        checks: [{ text: words.fill.letter(matter.letterPages), isDone: true }, ...listed(matter, words)],
      },
      {
        heading: words.mail.heading,
        paragraphs: [
          ...addressedBy(matter, words),
          pages > 6 ? words.mail.large : words.mail.small,
          words.mail.certified,
          words.mail.forms,
          words.mail.after,
        ],
        checks: [],
      },
    ],
    slip: {
      ...words.slip,
      forms: formsOf(sender, recipient),
    },
    address: { note: words.address, from: [sender.name, ...sender.lines], to: [...recipient] },
  }
}

export const pagesOf = ({ files }: BoundEnclosure): number =>
  files.reduce((sum, { copied }) => sum + copied.pages.length, 0)

function addressedBy(
  { recipient, recipientFrom, recipientName }: EnvelopeMatter,
  words: EnvelopeWords,
): string[] {
  if (recipient.includes(null)) return [words.mail.address]
  if (recipientFrom === undefined) return []
  return [
    recipientFrom === 'published'
      ? words.mail.published(recipientName)
      : words.mail.printed(recipientName, recipientFrom.page),
  ]
}

function signing({ signedOn, signaturePlace, letterPages, hasBlanks }: EnvelopeMatter, words: EnvelopeWords) {
  const byHand = signaturePlace ? words.sign.byHand(signaturePlace.page, letterPages) : words.sign.line
  return [
    signedOn === null ? byHand : words.sign.isSet(signedOn),
    ...(hasBlanks ? [words.sign.blanks] : []),
    words.sign.read,
  ]
}

function listed({ copies, enclosures }: EnvelopeMatter, words: EnvelopeWords) {
  return copies.map(({ text }, at) => {
    const number = at + 1
    const bound = enclosures.find((each) => each.number === number)
    return bound
      ? { text: words.fill.held(number, text, pagesOf(bound)), isDone: true }
      : { text: words.fill.missing(number, text), isDone: false }
  })
}

/** Field names as the Postal Service prints them on PS Form 3800 (April 2015) and PS Form 3811 (July 2020). */
function formsOf(
  sender: EnvelopeMatter['sender'],
  recipient: EnvelopeMatter['recipient'],
): EnvelopeFront['slip']['forms'] {
  const [name = null, ...rest] = recipient
  const place = rest.at(-1) ?? null
  const street = rest.slice(0, -1)
  return [
    {
      name: 'PS Form 3800, Certified Mail Receipt',
      rows: [
        { label: 'Sent To', lines: [name] },
        { label: 'Street and Apt. No., or PO Box No.', lines: street.length === 0 ? [null] : street },
        { label: 'City, State, ZIP+4', lines: [place] },
      ],
    },
    {
      name: 'PS Form 3811, Domestic Return Receipt',
      rows: [
        { label: '1. Article Addressed to', lines: [...recipient] },
        { label: '2. Article Number (transfer from service label)', lines: [null] },
        { label: '3. Service Type', lines: ['Certified Mail'] },
        {
          label: 'Back of the card: Sender, please print your name, address, and ZIP+4 in this box',
          lines: [sender.name, ...sender.lines],
        },
      ],
    },
  ]
}
