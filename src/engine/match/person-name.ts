/**
 * How surely two written names are of one person. `same`: first and last name agree, whatever stands between them and
 * however it is written. `close`: the first name is the initial or the short form of the other. A middle name says nothing,
 * since one bureau prints it and another does not; generations count only where both names have one.
 */
export type NameFit = 'same' | 'close' | 'other'

/** A short form has at least as many letters, and so many fewer than the name: ROB of ROBERT, and not JOSE of JOSEF. */
const shortFormLetters = 3
const shortFormLacks = 2

/** Both as a report prints or a person types them: 'JANE Q DOE', 'Doe, Jane', 'Jane Doe-Smith Jr.'. */
export function fitOfNames(a: string, b: string): NameFit {
  const first = partsOf(a)
  const second = partsOf(b)
  // Some people have one name alone, or one of one letter: written alike it is the same.
  if (first === null && second === null) return isSameWord(wordsOf(a), wordsOf(b)) ? 'same' : 'other'
  if (first === null || second === null) return 'other'
  if (!isMet(first.lasts, second.lasts)) return 'other'
  if (first.generation !== null && second.generation !== null && first.generation !== second.generation)
    return 'other'
  if (isMet(first.firsts, second.firsts)) return 'same'
  return isShortOf(first.firsts[0], second.firsts[0]) || isShortOf(second.firsts[0], first.firsts[0])
    ? 'close'
    : 'other'
}

/**
 * True where one name is a shorter form of the other: each of its words, or its initial, stands in the longer one in the same
 * order, the first name first. Of two last names, with a hyphen or without, one may be left out.
 */
export function isFormOf(a: string, b: string): boolean {
  if (fitOfNames(a, b) !== 'other') return true
  const [short = [], long = []] = [a, b]
    .map((name) => wordsOf(name.replace(/[-\u2010-\u2015]/g, ' ')).filter((word) => !(word in generations)))
    .sort((one, other) => one.length - other.length)
  if (short.length < 2 || !isAbbreviated(short[0] ?? '', long[0] ?? '')) return false
  let from = 0
  return short.every((word, place) => {
    // An initial stands for no last name.
    const isLast = place === short.length - 1
    const at = long.findIndex(
      (other, each) => each >= from && (isLast ? word === other : isAbbreviated(word, other)),
    )
    from = at + 1
    return at >= 0
  })
}

/** As after a marriage: the last names may differ. */
export function hasSameFirstName(a: string, b: string): boolean {
  const first = partsOf(a)
  const second = partsOf(b)
  return first !== null && second !== null && isMet(first.firsts, second.firsts)
}

/** Whether anything is written from which a name could be told. */
export function isName(text: string): boolean {
  return partsOf(text) !== null
}

interface NameParts {
  /** 'MARY', 'MARYANN' of 'Mary Ann Doe': one bureau joins what another writes apart. Shortest first. */
  firsts: [string, ...string[]]
  /** 'CRUZ', 'LACRUZ', 'DELACRUZ' of 'Ana de la Cruz', for the same reason. */
  lasts: string[]
  generation: string | null
}

const generations: Readonly<Record<string, string>> = {
  JR: 'JR',
  JUNIOR: 'JR',
  SR: 'SR',
  SENIOR: 'SR',
  II: 'II',
  III: 'III',
  IV: 'IV',
}

function partsOf(name: string): NameParts | null {
  const sections = name.split(',').map(wordsOf)
  const generation =
    sections
      .flat()
      .map((word) => generations[word])
      .find((each) => each !== undefined) ?? null
  const [head = [], ...rest] = sections.map((words) => words.filter((word) => !(word in generations)))
  // 'DOE, JANE Q', but 'JANE DOE, JR'.
  const words = [...rest.flat(), ...head]
  const [first, ...others] = words
  if (first === undefined || others.length === 0) return null
  const firsts = words.slice(0, -1).map((_, at) => words.slice(0, at + 1).join(''))
  return {
    firsts: [first, ...firsts.slice(1)],
    lasts: others.map((_, at) => others.slice(at).join('')),
    generation,
  }
}

/** Upper case, without accents; a hyphen or an apostrophe joins, as in names written in one word. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’‘`´-]/g, '')
    .replace(/[‐-―]/g, '')
  return plain.toUpperCase().match(/\p{L}+/gu) ?? []
}

function isMet(a: readonly string[], b: readonly string[]): boolean {
  return a.some((each) => b.includes(each))
}

const isAbbreviated = (short: string, long: string): boolean => short === long || isShortOf(short, long)

const isSameWord = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === 1 && b.length === 1 && a[0] === b[0]

function isShortOf(short: string, long: string): boolean {
  if (!long.startsWith(short)) return false
  return (
    short.length === 1 || (short.length >= shortFormLetters && long.length - short.length >= shortFormLacks)
  )
}
