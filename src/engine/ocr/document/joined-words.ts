/** Words that recognition ran together, where their form leaves one place between them: 'Jul2025', '24Nov', 'Createdon', '30Days-0', '91168****(PO'. */
import { baselineOf } from '../../read/lines.ts'
import type { Word } from '../../read/positioned-text.ts'
import { settled, settledAs } from './told-words.ts'

const months = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}'
const wholeMonths =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)'
const forms = [
  new RegExp(`^(${months})((?:19|20)\\d{2})$`),
  new RegExp(`^(0?[1-9]|[12]\\d|3[01])(${wholeMonths}[.,]?)$`),
  /^((?:Creat|Generat|Prepar|Issu|Open|Clos|Report|Updat)ed)(on:?)$/,
  /^(30|60|90|120|150|180)(Days\b\S*)$/,
  /^(#?[A-Z]?\d{3,}(?:\*{3,}|X{3,}))(\(\S+)$/,
  // '2.3TD BANK': the number of a title.
  /^(\d{1,2}\.\d{1,2}\.?)(\p{Lu}{2}\S*)$/u,
]

/** Two cells of a history, among at least so many others of their row. */
const twoCells = /^(OK|CO|COL)(\1)$/
const fewestCells = 4

/** The words with each such word parted. */
export const withJoinedParted = (words: readonly Word[]): Word[] =>
  words.flatMap((word) => partsOf(word, words))

function partsOf(word: Word, words: readonly Word[]): Word[] {
  const cells = twoCells.exec(word.text)
  const isRow =
    cells !== null &&
    words.filter((other) => other.text === cells[1] && isBeside(other, word)).length >= fewestCells
  const [, first, last] =
    (isRow ? cells : forms.map((form) => form.exec(word.text)).find((match) => match !== null)) ?? []
  if (first === undefined || last === undefined) return [word]
  const { box } = word
  const letter = box.width / (word.text.length + 1)
  const behind = { ...box, x: box.x + letter * (first.length + 1), width: letter * last.length }
  return [
    settledAs({ ...word, box: { ...box, width: letter * first.length } }, first, settled),
    settledAs({ ...word, box: behind }, last, settled),
  ]
}

const isBeside = (one: Word, other: Word): boolean =>
  Math.abs(baselineOf(one) - baselineOf(other)) < 0.3 * other.size
