/** Values whose form is known: what cannot be right in that form, and what the form leaves as the only reading. */
import { ratingCells } from '../months/rating-rows.ts'
import type { RecognisedWord } from '../text-recogniser.ts'

/** What the form says is not what was seen: a person has to look. */
const settledByForm = 75

/** Another reading is as good: nobody may take it for certain. */
const disputedSign = 50

/** Letters that are read for figures, and the figure that each of them can only be among figures. */
const figures: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  l: '1',
  I: '1',
  '|': '1',
  '!': '1',
}
const likeFigures = '[0-9OoQDlI|!]'
const asFigures = (text: string) => text.replace(/[OoQDlI|!]/g, (letter) => figures[letter] ?? letter)

const money = /^-?\(?\$(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{2})?\)?$/
const date = /^(?:0?[1-9]|1[0-2])\/(?:(?:0?[1-9]|[12]\d|3[01])\/)?(?:19|20)\d{2}$/
/** Figures of a credit report's month: days past due. */
const daysLate = /^(?:30|60|90|120|150|180)$/
/** Days past due that lost a figure, or gained one: '6', '9%', '%', '920'. */
const likeDays = /^(?:\d{2,3}|[369]|\d?%)$/
const mask = /^([A-Z0-9]*?)([*xX][*xX¥#%«»iltYV]{1,}[*xX])(\d*)$/

/**
 * The word as its form makes it, where that leaves one reading: '$1.204' is '$1,204', 'S85' is '$85', '0l/12/2019' is
 * '01/12/2019', '69113*¥**' is '69113****'. The same word where it is in its form already, has none, or could be several.
 */
export function inItsForm(word: RecognisedWord): RecognisedWord {
  const text = moneyOf(word.text) ?? dateOf(word.text) ?? maskedOf(word.text) ?? withoutSpeckBefore(word.text)
  if (text === null || text === word.text) return word
  return { ...word, text, confidence: Math.min(word.confidence, settledByForm) }
}

/** '$' and 'S' look alike before figures; three figures behind a dot are thousands, since cents have two. */
function moneyOf(text: string): string | null {
  const match = new RegExp(`^(-?\\(?)[$S](${likeFigures}[0-9OoQDlI|!,.]*)(\\)?)([.,;]?)$`).exec(text)
  if (match === null) return null
  const [, before = '', amount = '', after = '', end = ''] = match
  // 'SOLD' is a word: without the sign there must be a figure that is one.
  if (!text.includes('$') && !/\d.*\d/.test(amount)) return null
  const read = `${before}$${asFigures(amount).replace(/\.(?=\d{3}(?:\D|$))/g, ',')}${after}`
  return money.test(read) ? `${read}${end}` : null
}

/** The strokes of a date read as figures: no number has a month, a day and a year at just these places by chance. */
const strokesAsFigures = /^(0[1-9]|1[0-2])[17lI|](0[1-9]|[12]\d|3[01])[17lI|]((?:19|20)\d{2})$/

function dateOf(text: string): string | null {
  const [, month, day, year] = strokesAsFigures.exec(text) ?? []
  if (month !== undefined) return `${month}/${day}/${year}`
  if (!new RegExp(`^${likeFigures}{1,2}\\/(?:${likeFigures}{1,2}\\/)?${likeFigures}{4}[.,;]?$`).test(text))
    return null
  const end = /[.,;]$/.exec(text)?.[0] ?? ''
  const read = asFigures(end === '' ? text : text.slice(0, -1))
  return date.test(read) ? `${read}${end}` : null
}

/** A speck before a name is read as a quotation mark, which nothing closes: "'WELLS". */
function withoutSpeckBefore(text: string): string | null {
  return /^['‘’][A-Z][A-Z/&.,-]+$/.test(text) ? text.slice(1) : null
}

/** Every sign of a mask is the same; how many there are is as it was read. */
function maskedOf(text: string): string | null {
  const [, before = '', signs = '', after = ''] = mask.exec(text) ?? []
  const stars = signs.replace(/[^*]/g, '').length
  const crosses = signs.replace(/[^xX]/g, '').length
  if (signs.length < 3 || Math.max(stars, crosses) < 2 || stars === crosses) return null
  return `${before}${(stars > crosses ? '*' : 'X').repeat(signs.length)}${after}`
}

/** True where the word is of a form and not in it, and the form does not say what it is: it has to be looked at again. */
export function isOutOfForm({ text }: RecognisedWord, isMonthCell: boolean): boolean {
  if (isMonthCell) return likeDays.test(text) && !daysLate.test(text)
  if (/^-?\(?\$\d/.test(text)) return !money.test(text.replace(/[.,;]$/, ''))
  if (/^\d{1,2}\/\d{1,2}\/\d{2,}/.test(text)) return !date.test(text.replace(/[.,;]$/, ''))
  // Account numbers are masked behind figures; letters among them are rare, and read for figures often.
  return /^(?=.*\d)(?=.*[A-WYZ])[A-Z0-9]+[X*]{3,}$/i.test(text)
}

/** Whether it is looked at as figures and nothing else. */
export const isLikeDays = ({ text }: RecognisedWord): boolean => likeDays.test(text)

/** True where a closer look may stand for a word that was out of its form. */
export function isInForm(text: string, isMonthCell: boolean): boolean {
  return isMonthCell ? daysLate.test(text) : money.test(text) || date.test(text) || /^\d+[X*]{3,}$/.test(text)
}

/** The words that stand in a row of a month table: of ratings alone, or behind a year, with cells no longer than '120'. */
export function monthCells(words: readonly RecognisedWord[]): ReadonlySet<RecognisedWord> {
  const cells = new Set(ratingCells(words))
  for (const year of words) {
    if (!/^(?:19|20)\d{2}$/.test(year.text)) continue
    const height = year.bottom - year.top
    const row = words.filter(
      (word) => word.left > year.right && Math.abs(word.baseline - year.baseline) < 0.5 * height,
    )
    if (row.length >= 3 && row.every(({ text }) => text.length <= 3)) for (const word of row) cells.add(word)
  }
  return cells
}

/** An amount whose sign was read as the figure that looks like it. */
const signAsFigure = /^([>(-]*)[8S](\d{1,3}(?:,\d{3})*(?:\.\d{2})?[<)]*[.,;]?)$/
/** With fewer amounts on it a page does not tell how it prints them. */
const fewAmounts = 4

/**
 * The words with '81,283' as '$1,283' on a page that prints its sign before every amount: one that has thousands or cents and
 * begins with an '8' has lost it. What has no comma is as good as any other number and stays.
 */
export function withMoneySigns(words: readonly RecognisedWord[]): RecognisedWord[] {
  const bare = words.filter(({ text }) => /^[>(-]*\d{1,3}(?:,\d{3})+(?:\.\d{2})?[<)]*[.,;]?$/.test(text))
  const signed = words.filter(({ text }) => /^[>(-]*\$\d/.test(text))
  const isSigned = signed.length >= fewAmounts && bare.length * 4 <= signed.length
  return words.map((word) => {
    const [, before = '', amount = ''] =
      (isSigned && bare.includes(word) && signAsFigure.exec(word.text)) || []
    // '8123,456' grouped after the sign is gone; '812' and '8,123' are numbers of their own.
    return /^\d{1,3}(?:,\d{3})+|\.\d{2}/.test(amount)
      ? { ...word, text: `${before}$${amount}`, confidence: Math.min(word.confidence, disputedSign) }
      : word
  })
}
