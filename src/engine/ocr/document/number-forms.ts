/** Account numbers whose mask was misread, as the document's other numbers have it: '"8932' between '*9632' and '*4860', '**%%2810' beside '****2810'. */
import { boxAround, lineOf, linesOf } from '../../read/lines.ts'
import type { Line, Page, Word } from '../../read/positioned-text.ts'
import { cellsIn } from '../../read/segments.ts'
import { disputed, settled, type ToldWords, withWords } from './told-words.ts'

/** So many whole numbers tell how the document masks them, and so large a share of those that are whole. */
const fewest = 3
const most = 0.6
/** Points by which a number may begin beside its label above it. */
const sameEdge = 4
/** So many rows of three bureaus with one number tell that all have one. */
const fewestRows = 2

const label = /^(?:account|acct\.?) ?(?:number|no\.?|num\.?|#):?$/i
/** What a print says where there is no number. */
const none = /^(?:-|N\/A|not reported|none)$/i
/** The end of an address in the next column of the page. */
const stateAndZip = /^[A-Z]{2} \d{5}(?:-\d{4})?$/
const maskBefore = /^([*Xx\u2022])\1*(?=\d{3,6}$)/
const maskBehind = /^(\d{4,12})(([*Xx])\3*)$/
/** One sign before figures: a star so small is read as a mark of quotation or a degree. */
const starAlone = /^["'\u2018\u2019\u201c\u201d\u00b0^`~#%+\u00a5]$/
/** Round dots in a row are read as small round letters and signs. */
const dots = /^[ceosv\d\u00a9\u00ae\u00b0\u2022*+@&]+$/

interface NumberForm {
  sign: string
  signs: number
  /** How many figures stand behind the mask; null where they stand before it. */
  behind: number | null
  /** How many figures its numbers print. */
  figures: readonly number[]
}

/** The pages with each such number in the form of the others; the same pages where nothing tells a form. Only recognised pages change. */
export function withNumberForms(pages: readonly Page[], isRecognised: readonly boolean[]): Page[] {
  const rows = pages.map((page) => {
    const lines = linesOf(page)
    return [...lines.flatMap(numbersIn), ...lines.flatMap((line, at) => numberBelow(line, lines[at + 1]))]
  })
  const cells = rows.flat(2)
  const form = formOf(cells.map(textOf)) ?? formOfDots(cells.map(textOf))
  if (form === null) return [...pages]
  const areAlike =
    rows.flat().filter(isWholeRow).length >= fewestRows && rows.flat().every((row) => isOneNumber(row, form))
  return pages.map((page, at) => {
    if (isRecognised[at] !== true) return page
    const changed: ToldWords = new Map()
    for (const row of rows[at] ?? []) {
      const mended = mendedRow(row, form, areAlike)
      for (const [index, { words }] of row.entries()) {
        const number = mended[index] ?? null
        const [first, ...others] = words
        if (number === null || first === undefined) continue
        changed.set(first, { ...first, ...number, box: boxAround(words) })
        for (const other of others) changed.set(other, [])
      }
    }
    return withWords(page, changed)
  })
}

const textOf = ({ text }: Line): string => text.replaceAll(' ', '')

/** The cells with numbers behind each label of a line: one, or one of each bureau where the line has nothing else. */
function numbersIn(line: Line): Line[][] {
  const found: Line[][] = []
  for (let at = 0; at + 1 < line.words.length; at += 1) {
    const [name, sort, ...behind] = line.words.slice(at)
    if (!label.test(`${name?.text} ${sort?.text}`) || behind.length === 0) continue
    const [first, ...others] = cellsIn(lineOf(behind))
    if (first === undefined) continue
    const isRow = at === 0 && others.length < 3 && others.every(({ text }) => isNoLabel(text))
    found.push([first, ...(isRow ? others : [])].filter(({ text }) => !none.test(text)))
    at += 1
  }
  return found
}

/** The number below a label that begins a row of labels: the first cell of the row below, where it begins as the label does. */
function numberBelow(heading: Line, below: Line | undefined): Line[][] {
  const [name, sort, ...behind] = heading.words
  if (below === undefined || !label.test(`${name?.text} ${sort?.text}`) || behind.length === 0) return []
  if (/\d/.test(lineOf(behind).text)) return []
  const [first, ...others] = cellsIn(below)[0]?.words ?? []
  if (first === undefined || !/^\d/.test(first.text) || Math.abs(first.box.x - heading.box.x) >= sameEdge)
    return []
  // A long number comes close to the day in the next column.
  const next = others.findIndex(({ text }) => /\d/.test(text))
  return [[lineOf([first, ...(next < 0 ? others : others.slice(0, next))])]]
}

/** A cell of a number, however misread, or of none: the next label is a word without figures. */
const isNoLabel = (text: string): boolean =>
  none.test(text) || (/\d/.test(text) ? !text.includes(':') : !/[a-z]{2}/.test(text))

/** How the whole numbers are masked, where most of them are alike. */
function formOf(numbers: readonly string[]): NumberForm | null {
  const counts = new Map<string, { form: NumberForm; count: number }>()
  const whole = numbers.flatMap((number) => {
    const form = formIn(number)
    return form === null ? [] : [form]
  })
  for (const form of whole) {
    const key = `${form.sign}${form.signs}${form.behind}`
    const { count = 0, form: before = form } = counts.get(key) ?? {}
    counts.set(key, { form: { ...form, figures: [...form.figures, ...before.figures] }, count: count + 1 })
  }
  const [best] = [...counts.values()].sort((a, b) => b.count - a.count)
  return best !== undefined && best.count >= fewest && best.count >= most * whole.length ? best.form : null
}

function formIn(number: string): NumberForm | null {
  const [mask, sign] = maskBefore.exec(number) ?? []
  if (mask !== undefined && sign !== undefined) {
    const behind = number.length - mask.length
    return { sign, signs: mask.length, behind, figures: [behind] }
  }
  const [, figures, signs, last] = maskBehind.exec(number) ?? []
  if (figures === undefined || signs === undefined || last === undefined) return null
  return { sign: last, signs: signs.length, behind: null, figures: [figures.length] }
}

/** Numbers that all end in four figures behind what dots are read as: no two masks were read alike, and none is anything else. */
function formOfDots(numbers: readonly string[]): NumberForm | null {
  const heads = numbers.map((number) => /^(\D.*)\d{4}$/.exec(number)?.[1] ?? '')
  const areDots = heads.length >= fewest && heads.every((head) => dots.test(head))
  const isMask = new Set(heads).size > 1 && heads.some((head) => !/^[*]+$/.test(head))
  return areDots && isMask ? { sign: '\u2022', signs: 4, behind: 4, figures: [4] } : null
}

type Mended = Pick<Word, 'text' | 'confidence'>

function mendedRow(row: readonly Line[], form: NumberForm, areAlike: boolean): (Mended | null)[] {
  const mended = row.map((cell) => mendedCell(cell, row, form))
  const now = row.map((cell, at) => mended[at]?.text ?? textOf(cell))
  // Bureaus that print one number throughout the document print one here, too: two of three say it.
  const told =
    areAlike && row.length === 3 ? now.find((text, at) => now.indexOf(text, at + 1) > at) : undefined
  const isTold = (text: string) =>
    told !== undefined && isInForm(told, form) && (formIn(text) === null || isNearly(text, told))
  return mended.map((each, at) => {
    const text = now[at] ?? ''
    if (told !== undefined && text !== told && isTold(text)) return { text: told, confidence: disputed }
    const others = now.filter((text, other) => other !== at && isInForm(text, form))
    const isDisputed = each !== null && others.length > 0 && !others.includes(each.text)
    return isDisputed ? { ...each, confidence: Math.min(each.confidence ?? 1, disputed) } : each
  })
}

const isWholeRow = (row: readonly Line[]): boolean => row.length === 3 && new Set(row.map(textOf)).size === 1

/** What can be read of a row's numbers is one number, but for one sign of it. */
function isOneNumber(row: readonly Line[], form: NumberForm): boolean {
  const [first, ...others] = row.map(textOf).filter((text) => isInForm(text, form))
  return others.every((text) => text === first || isNearly(text, first ?? ''))
}

const isNearly = (text: string, other: string): boolean =>
  text.length === other.length && [...text].filter((sign, at) => sign !== other[at]).length === 1

function isInForm(text: string, { sign, signs, behind }: NumberForm): boolean {
  const own = formIn(text)
  return own !== null && own.sign === sign && own.signs === signs && own.behind === behind
}

/** The number in the form; null where it is whole, or where what was read cannot be one of the form. */
function mendedCell(cell: Line, row: readonly Line[], form: NumberForm): Mended | null {
  if (stateAndZip.test(cell.text)) return null
  const text = textOf(cell)
  const mask = form.sign.repeat(form.signs)
  const own = Math.min(...cell.words.map(({ confidence }) => confidence ?? 1))
  const known = formIn(text)
  // The mask was read twice: once each of two readings of the line.
  const isDoubled =
    known !== null &&
    known.sign === form.sign &&
    known.behind === form.behind &&
    form.signs > 2 &&
    known.signs === 2 * form.signs
  if (isDoubled) return { text: text.replace(mask, ''), confidence: Math.min(own, settled) }
  if (known !== null) return null
  if (form.behind === null) {
    const [, figures, rest = ''] = /^(\d{4,12})(\D*)$/.exec(text) ?? []
    if (figures === undefined || rest.length > 2 * form.signs) return null
    // Of a count of figures that no other number has some may be lost, unless another bureau's cell has the same.
    const isSaid = row.some((other) => other !== cell && /^\d+/.exec(textOf(other))?.[0] === figures)
    if (!isSaid && !form.figures.includes(figures.length)) return null
    return { text: figures + mask, confidence: Math.min(own, disputed) }
  }
  const [, head = '', tail = ''] = /^(.*?)((?:\d[).,\]]?)+)$/.exec(text) ?? []
  const figures = tail.replace(/\D/g, '')
  const read = head + figures.slice(0, -form.behind)
  if (figures.length < form.behind || read === '' || /^\d+$/.test(read) || read.length > 2 * form.signs)
    return null
  if (form.signs === 1 && !starAlone.test(read)) return null
  const isSure = !/[\dA-Za-z]/.test(read) || form.signs === 1
  return { text: mask + figures.slice(-form.behind), confidence: Math.min(own, isSure ? settled : disputed) }
}
