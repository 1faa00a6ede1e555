/** The crosses before the last figures of an account number, 'xxxxxxxxxxxx 5909', which are read as noughts: '00000000000 5909', 'OOOOOOOOO0 5909'. */
import { linesOf } from '../../read/lines.ts'
import type { Page, Word } from '../../read/positioned-text.ts'
import { disputed, settledAs, withWords } from './told-words.ts'

/** So many numbers with the mask tell how the document prints it. */
const fewest = 2
/** Of a row of signs as narrow as these some are lost, or read twice. */
const mostLost = 3
/** Gap between the mask and the figures, in sizes of a letter. */
const gap = 0.9
const mask = /^([xX*])\1{5,}$/
const like = /^[}{\u00a9([]?[0OoXxKk]{6,}[}{\])]?$/
/** The same, with a figure for its first sign: told by its width alone. */
const nearlyLike = /^\S?[0OoXxKk]{5,}\S?$/
/** So many masks, and so large a share of all, have one width of a sign, give or take so much of it. */
const fewestAlike = 3
const mostly = 0.6
const evenly = 0.06
/** A row of signs ends with a whole one, give or take so much. */
const whole = 0.3
const fewestSigns = 4

/** Only recognised pages change. */
export function withSpacedMasks(pages: readonly Page[], isRecognised: readonly boolean[]): Page[] {
  const numbers = pages.map((page) => linesOf(page).flatMap(({ words }) => masksIn(words)))
  const counts = new Map<string, number>()
  for (const { text } of numbers.flat()) if (mask.test(text)) counts.set(text, (counts.get(text) ?? 0) + 1)
  const known = [...counts].filter(([, count]) => count >= fewest).sort((a, b) => b[1] - a[1])
  const pitch = pitchOf(numbers.flat())
  if (known.length === 0 && pitch === null) return [...pages]
  return pages.map((page, at) => {
    if (isRecognised[at] !== true) return page
    const changed = new Map<Word, Word>()
    for (const word of numbers[at] ?? []) {
      const measured = pitch === null ? null : asWideAs(word, pitch)
      if (measured !== null) {
        if (measured !== word.text) changed.set(word, settledAs(word, measured, disputed))
        continue
      }
      if (!mask.test(word.text) && !like.test(word.text)) continue
      const [text] = known.find(([each]) => Math.abs(each.length - word.text.length) <= mostLost) ?? []
      if (!mask.test(word.text) && text !== undefined) changed.set(word, settledAs(word, text, disputed))
    }
    return withWords(page, changed)
  })
}

/** The words that stand right before four figures as a mask does. */
function masksIn(words: readonly Word[]): Word[] {
  return words.filter((word, at) => {
    const next = words[at + 1]
    if (next === undefined || !/^\d{4}$/.test(next.text)) return false
    const isNear = next.box.x - word.box.x - word.box.width < gap * next.size
    return isNear && (mask.test(word.text) || nearlyLike.test(word.text))
  })
}

interface SignPitch {
  sign: string
  width: number
}

/** How wide a sign is with its gap: reading loses signs of a row or makes twice as many, but the row is as wide as ever. */
function pitchOf(words: readonly Word[]): SignPitch | null {
  const masks = words.filter(({ text }) => mask.test(text))
  const widths = masks.map(({ text, box }) => box.width / text.length).sort((a, b) => a - b)
  const width = widths[Math.floor(widths.length / 2)]
  if (width === undefined) return null
  const alike = masks.filter(({ text, box }) => Math.abs(box.width / text.length - width) <= evenly * width)
  const [sign] = alike[0]?.text ?? ''
  const isOneSign = sign !== undefined && masks.every(({ text }) => text.startsWith(sign))
  return isOneSign && alike.length >= Math.max(fewestAlike, mostly * masks.length) ? { sign, width } : null
}

/** The signs that have room where the word stands; null where no whole number of them has. */
function asWideAs({ box }: Word, { sign, width }: SignPitch): string | null {
  const room = box.width / width
  const signs = Math.round(room)
  return signs < fewestSigns || Math.abs(room - signs) > whole ? null : sign.repeat(signs)
}
