import { baselineOf } from '../../read/lines.ts'
import type { Word } from '../../read/positioned-text.ts'

/** How an address of the web begins, also where its first letters were misread. */
const beginning = /^(?:h[a-z1]{2,3}s?:\/|www\.)/i
/** What 'https://' is read as, its second stroke lost or a letter another: nothing else is printed there. */
const scheme = /^h[a-z1]{2,3}s?:\/+/i
/** Share of the size that may be white where a dot was lost. */
const lostDot = 0.6

/**
 * The words with each web address in one piece: it has no spaces, but recognition parts it at its dots, and a line at the
 * foot of each page would read like a part of the report.
 */
export function withWholeAddresses(words: readonly Word[]): Word[] {
  const taken = new Set<Word>()
  const whole = words.map((first) => {
    if (taken.has(first) || !beginning.test(first.text)) return first
    let address = { ...first, text: first.text.replace(scheme, 'https://') }
    for (let next = partAfter(address, words, taken); next; next = partAfter(address, words, taken)) {
      taken.add(next)
      address = together(address, next)
    }
    return address
  })
  return whole.filter((_, at) => {
    const own = words[at]
    return own === undefined || !taken.has(own)
  })
}

function partAfter(address: Word, words: readonly Word[], taken: ReadonlySet<Word>): Word | undefined {
  const end = address.box.x + address.box.width
  return words.find(
    (next) =>
      !taken.has(next) &&
      next.box.x > address.box.x &&
      Math.abs(next.box.x - end) < lostDot * next.size &&
      Math.abs(baselineOf(next) - baselineOf(address)) < 0.5 * next.size &&
      isPart(address.text, next.text),
  )
}

/** Behind a dot or a stroke, or with one in it: a word of the sentence has neither. */
const isPart = (address: string, next: string): boolean =>
  /^[a-z0-9./?=&_-]/.test(next) &&
  (/[./?=&_-]$/.test(address) || /[./?=&_]./.test(next) || /^[a-z]+\.$/.test(next))

function together(address: Word, next: Word): Word {
  const confidence = Math.min(address.confidence ?? 1, next.confidence ?? 1)
  const text = `${address.text}${next.text.startsWith('.') && address.text.endsWith('.') ? next.text.slice(1) : next.text}`
  const width = Math.max(address.box.width, next.box.x + next.box.width - address.box.x)
  return { ...address, text, confidence, box: { ...address.box, width } }
}
