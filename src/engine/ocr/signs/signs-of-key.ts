/** What the discs, rings and filled cells of months stand for in a scan, where colours are shades of gray and two of them may be one. */
import { lostSign } from '../../read/positioned-text.ts'
import type { RecognisedWord } from '../text-recogniser.ts'
import type { MonthSign } from './sign-places.ts'

/** Two discs that differ by so many shades are not drawn in one colour; the noise of a scan leaves their means much nearer. */
const otherShade = 24
const plain = { disc: '\u25cf', ring: '\u25cb', box: '\u25a0' } as const
/** Where a key tells signs by their colour each is another sign, from dark to light; none is the one that pages without a key have. */
const byShade = {
  disc: ['\u25c9', '\u25ce', '\u25cd', '\u25d0', '\u25d1', '\u25d2'],
  box: ['\u25a3', '\u25a4', '\u25a5', '\u25a6', '\u25a7', '\u25a9'],
} as const
/** So many words behind a sign of a key say what it stands for. */
const said = 2
/** Words of a key for a month that is not on time, however many of its letters are read otherwise. */
const notOnTime =
  /\d|late|past|due|miss|charg|writ|collec|repos|surr|forecl|bankr|clos|data|info|report|unknown|delinq/
/** Between two signs of one line of a key there is no wider gap, in sizes of them: else each is in a column of the page of its own. */
const widestGap = 6
/** Between two words there is no more, in heights of their line. */
const wordSpace = 1
/** Share of the letters that two readings of the same words have in one place at least. */
const alikeLetters = 0.6

/**
 * Each sign as text. Where discs differ in shade, one is the key's only where the key shows it in that shade, and else a sign that was not
 * read; where a key has two of one shade for different things, all discs are. The same of filled cells.
 * @param words of the page
 */
export function textsOfSigns(
  signs: readonly MonthSign[],
  words: readonly RecognisedWord[],
): (MonthSign & { text: string })[] {
  const named = (kind: 'disc' | 'box') => {
    const own = signs.filter((sign) => sign.kind === kind)
    const textOf = textByShade(kind, own, words)
    return own.map((sign) => ({ ...sign, text: textOf(sign.shade) }))
  }
  const rings = signs.filter(({ kind }) => kind === 'ring')
  return [...named('disc'), ...named('box'), ...rings.map((sign) => ({ ...sign, text: plain.ring }))]
}

function textByShade(
  kind: 'disc' | 'box',
  signs: readonly MonthSign[],
  words: readonly RecognisedWord[],
): (shade: number) => string {
  const key = signs.filter(({ isOfKey }) => isOfKey)
  const meanings = key.map((sign) => ({ sign, says: wordsBehind(sign, words) }))
  const isDisputed = meanings.some((one) =>
    meanings.some(
      (other) =>
        isOneShade(one.sign.shade, other.sign.shade) &&
        !isSaidAlike(one.says, other.says) &&
        (notOnTime.test(one.says) || isInOneLine(one.sign, other.sign, words)),
    ),
  )
  if (isDisputed) return () => lostSign
  const ofKey = shadesOf(key)
  const ofMonths = shadesOf(signs.filter(({ isOfKey }) => !isOfKey))
  // A key of one disc may print it as dark as its words, over months of another shade.
  if (ofKey.length <= 1 && ofMonths.length <= 1) return () => plain[kind]
  if (ofKey.length > byShade[kind].length) return () => lostSign
  const known = ofKey.length <= 1 ? [plain[kind]] : byShade[kind]
  return (shade) => known[ofKey.findIndex((each) => isOneShade(each, shade))] ?? lostSign
}

const isOneShade = (a: number, b: number): boolean => Math.abs(a - b) < otherShade

/** The shades that discs have, from dark to light, each the mean of those that follow each other closely. */
function shadesOf(discs: readonly MonthSign[]): number[] {
  const groups: number[][] = []
  for (const shade of discs.map((disc) => disc.shade).sort((a, b) => a - b)) {
    const group = groups.at(-1)
    if (group !== undefined && isOneShade(group.at(-1) ?? shade, shade)) group.push(shade)
    else groups.push([shade])
  }
  return groups.map((group) => group.reduce((sum, shade) => sum + shade, 0) / group.length)
}

/** The words behind the sign up to the first wider gap: behind it stands the next sign of the key. */
function wordsBehind({ shape, y }: MonthSign, words: readonly RecognisedWord[]): string {
  const behind = words
    .filter(
      ({ left, right, top, bottom }) => right > shape.right && left >= shape.left && top <= y && bottom >= y,
    )
    .sort((a, b) => a.left - b.left)
  const end = behind.findIndex(
    ({ left, lineHeight }, at) => at > 0 && left - (behind[at - 1]?.right ?? left) > wordSpace * lineHeight,
  )
  return behind
    .slice(0, Math.min(said, end < 0 ? said : end))
    .map(({ text }) => text.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .join('')
}

/** True where the second sign follows the first with nothing but words between them. */
function isInOneLine(first: MonthSign, second: MonthSign, words: readonly RecognisedWord[]): boolean {
  const gap = widestGap * first.size
  if (second.x <= first.x || Math.abs(first.y - second.y) > first.size) return false
  const between = words
    .filter(
      ({ left, right, top, bottom }) =>
        left >= first.x && right <= second.x && top <= first.y && bottom >= first.y,
    )
    .sort((a, b) => a.left - b.left)
  const ends = [first.x, ...between.map(({ right }) => right)]
  return [...between.map(({ left }) => left), second.x].every((left, at) => left - (ends[at] ?? left) <= gap)
}

/** The same words, read twice, one of them perhaps not to its end: with the same figures, and most letters in the same place. */
function isSaidAlike(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length)
  const [one, other] = [a.slice(0, length), b.slice(0, length)]
  const isFigure = (letter: string | undefined) => letter !== undefined && /\d/.test(letter)
  if ([...one].some((letter, at) => letter !== other[at] && (isFigure(letter) || isFigure(other[at]))))
    return false
  const same = [...one].filter((letter, at) => letter === other[at]).length
  return same >= alikeLetters * length
}
