/** What a month's code means in words, in English and Spanish: in a guide below the months, in a key to them, in their own cells. */
import type { Line, Word } from '../../read/positioned-text.ts'
import type { HistoryCode } from '../credit-report.ts'

const days =
  /^(?:past due )?(30|60|90|120|150|180)\+?(?: ?(?:to|-|–) ?\d{2,3})? (?:days?(?: (?:past due|late|delinquent))?|días de (?:atraso|mora))$/i
const meanings: readonly (readonly [RegExp, HistoryCode])[] = [
  [
    /^(current( ?\/ ?terms met)?|terms met|(paid |pays )?(on time|as agreed)|never late|al (día|corriente)|pagad[ao] a tiempo)$/i,
    'OK',
  ],
  [/^(charged?[ -]?off|written off|(cancelad[ao] como )?pérdida)$/i, 'CO'],
  [/^((in|sent to) )?collections?$|^(en )?cobranza$|^colección$/i, 'COL'],
  [/^(repossess(ion|ed)|reposesión)$/i, 'RPO'],
  [/^voluntar(y|ily) surrender(ed)?$/i, 'VS'],
  [/^foreclosure( .*)?$|^foreclosed$|^ejecución hipotecaria$/i, 'FC'],
  // 'Charge offB Included in Bankruptcy' are two: a scan joins the next sign to the words before it.
  [/^(?!charged?[ -]?off\p{L}).*(bankruptcy|bancarrota).*$/iu, 'BK'],
  [/^(account )?closed$|^cerrada$/i, 'CLS'],
  [/^too new( to rate)?$/i, 'TN'],
  [/^(no|not) (data|reported|information)( available| reported)?$|^data unavailable$|^sin datos$/i, 'ND'],
]

/** The same where recognition, or the file, passed over spaces of small print: 'Paidontime'. */
const withoutSpaces = (pattern: RegExp) => new RegExp(pattern.source.replaceAll(' ', ' ?'), pattern.flags)
const daysRunOn = withoutSpaces(days)
/** In Spanish they may stand behind. */
const daysBehind = /^(?:atraso|mora) de (30|60|90|120|150|180) días(?: o más)?$/i
const meaningsRunOn = meanings.map(([pattern, code]) => [withoutSpaces(pattern), code] as const)

export function codeInWords(words: string): HistoryCode | null {
  const late = (daysRunOn.exec(words) ?? daysBehind.exec(words))?.[1]
  if (late !== undefined) return late as HistoryCode
  return meaningsRunOn.find(([pattern]) => pattern.test(words))?.[1] ?? null
}

/** So many words a meaning may have. */
const longest = 6
/** So many codes explained in a row make it one of a key. */
const fewest = 2
const ofKey = /\b(late|days|current|charged?|terms met|paid|atraso|mora|días|corriente|pagad[ao])\b/i

export interface KeyRow {
  codes: ReadonlyMap<string, HistoryCode>
  /** True where the last meaning goes on in the next row, and is all that stands there. */
  takesNext: boolean
}

/**
 * 'C Current   1 30 days late   L = Charge-off': a row of the key to the codes of months; null for any other row.
 * @param goesOn true right below a row of the key, where no word need say again that it is one
 */
export function keyRowOf(line: Line, next: Line | undefined, goesOn = false): KeyRow | null {
  if (!goesOn && !ofKey.test(line.text)) return null
  const own = line.words.length
  const words = [...line.words, ...(next?.words ?? [])]
  if (beginsWithMeaning(words)) return null
  const codes = new Map<string, HistoryCode>()
  let taken = 0
  for (let at = 0; at < own; ) {
    const found = explainedAt(words, at)
    if (found === null) at += 1
    else {
      codes.set(found.sign, found.code)
      at = taken = found.end
    }
  }
  return codes.size < fewest ? null : { codes, takesNext: taken > own && taken === words.length }
}

/** 'Paid on Time: *   30 Days Past Due: 30   60 Days Past Due: 60': signs behind their meanings, where each would get the next one's. */
function beginsWithMeaning(words: readonly Word[]): boolean {
  const texts = words.slice(0, longest).map(({ text }) => text)
  const isMeaning = (end: number) => codeInWords(texts.slice(0, end).join(' ').replace(/[:=]$/, '')) !== null
  return texts.some((_, at) => isMeaning(at + 1))
}

function explainedAt(
  words: readonly Word[],
  at: number,
): { sign: string; code: HistoryCode; end: number } | null {
  const sign = words[at]?.text.replace(/[=:]$/, '') ?? ''
  if (!/^([A-Z0-9]{1,3}|[A-Z]\/[A-Z]|[a-z]|[+*])$/.test(sign)) return null
  const from = /^[=:\u2013-]$/.test(words[at + 1]?.text ?? '') ? at + 2 : at + 1
  // 'CO Charge-Off B Included in Bankruptcy' are two: the shortest words that mean something, as far as they mean the same.
  let found: { sign: string; code: HistoryCode; end: number } | null = null
  for (let end = from + 1; end <= Math.min(words.length, from + longest); end += 1) {
    if (found !== null && /^[A-Z0-9]{1,3}$/.test(words[end - 1]?.text ?? '')) break
    const said = words
      .slice(from, end)
      .map(({ text }) => text)
      .join(' ')
    const code = codeInWords(said.replace(/[,;.]$/, ''))
    if (code !== null && (found === null || found.code === code))
      found = { sign: sign.toUpperCase(), code, end }
  }
  // 'CO = collection or charge-off' leaves open which.
  return /^(or|\/)$/i.test(words[found?.end ?? -1]?.text ?? '') ? null : found
}

/**
 * What this report's own key says of its codes, before what its bureau prints elsewhere: 'C' is current here, and a collection there.
 * A sign that is explained in two ways is in no key.
 */
export function codesOfKey(lines: readonly Line[]): ReadonlyMap<string, HistoryCode> {
  const codes = new Map<string, HistoryCode>()
  const others = new Set<string>()
  let above: KeyRow | null = null
  for (const [at, line] of lines.entries()) {
    above = keyRowOf(line, lines[at + 1], above !== null)
    for (const [sign, code] of above?.codes ?? []) {
      if ((codes.get(sign) ?? code) !== code) others.add(sign)
      codes.set(sign, code)
    }
  }
  for (const sign of others) codes.delete(sign)
  return codes
}

/** What a mark means by this report's own key, and else by what its bureau or service prints everywhere. */
export function byOwnKey(
  codeOf: (mark: string) => HistoryCode | null,
  lines: readonly Line[],
): (mark: string) => HistoryCode | null {
  const key = codesOfKey(lines)
  return key.size === 0 ? codeOf : (mark) => key.get(mark.toUpperCase()) ?? codeOf(mark)
}
