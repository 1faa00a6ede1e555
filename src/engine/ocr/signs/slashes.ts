/** Names in capitals whose slash was read as a letter, or with a letter beside it: 'MACYSICITIBANK', 'MACYSI/CBNA', 'VINCITYCBJ/ULTA'. */
import type { Raster } from '../../read/render-region.ts'
import type { InkShape } from '../picture/find-shapes.ts'
import { shapesInPlace } from '../picture/shapes-in-place.ts'
import type { RecognisedWord } from '../text-recogniser.ts'

/** What the picture says is not what was read: a person has to look. */
const settledByShape = 75
/** Capitals, figures and what stands between names, with a stroke that may be a slash or one too many. */
const capitals = /^[A-Z0-9/|&]+$/
const suspect = /[IJ|]\/|\/[I|]|[A-Z][I|][A-Z]|^[I|]$/
/** How far a slash leans from its foot to its head, as a share of its height; an upright stroke does not. */
const lean = 0.08
/** A stroke, with its serifs, is narrower than this share of its height; other capitals are wider. */
const narrow = 0.52
/** A slash is wider for its lean, and thin all along. */
const widestSlash = 0.8
const thin = 0.3
/** Above its hook a 'J' is its stem, narrower than this share of the letter; at these shares of its height from the top. */
const stem = 0.6
const aboveHook = { from: 0.2, to: 0.45 } as const
/** White between two letters of a word is narrower than this share of their height. */
const gap = 0.4

/**
 * The words with each slash as the picture shows it: a stroke that leans is no 'I', and there is no 'I' beside a slash where no upright stroke stands.
 * Strokes stand free in print, whatever letters touch each other.
 * @param picture the gray raster that was read
 */
export function withSlashes(words: readonly RecognisedWord[], picture: Raster): RecognisedWord[] {
  return words.map((word) => {
    if (!capitals.test(word.text) || !suspect.test(word.text)) return word
    const shapes = shapesOf(picture, word)
    const slashes = shapes.filter(leans)
    const text = slashes.length === 0 ? word.text : asShown(word.text, shapes, slashes)
    return text === word.text
      ? word
      : { ...word, text, confidence: Math.min(word.confidence, settledByShape) }
  })
}

function asShown(read: string, shapes: readonly InkShape[], slashes: readonly InkShape[]): string {
  const text = withoutHook(read, shapes, slashes)
  const strokes = shapes.filter(isStroke)
  // As many strokes as were read: each of them is what it looks like.
  if ([...text].filter((sign) => /[I|/]/.test(sign)).length === strokes.length) {
    let at = 0
    return text.replace(/[I|/]/g, (sign) => {
      const stroke = strokes[at]
      at += 1
      return stroke && slashes.includes(stroke) ? '/' : sign === '/' ? sign : 'I'
    })
  }
  const [slash, more] = slashes
  if (slash === undefined || more !== undefined || text.split('/').length !== 2) return text
  const [before, after] = [besideOf(slash, shapes, 'left'), besideOf(slash, shapes, 'right')]
  if (before && !isStroke(before) && /[I|]\//.test(text)) return text.replace(/[I|]\//, '/')
  return after && !isStroke(after) && /\/[I|]/.test(text) ? text.replace(/\/[I|]/, '/') : text
}

/** A slash alone is sometimes read as 'J/': there is no 'J' where a letter as wide above as below stands beside the slash. */
function withoutHook(text: string, shapes: readonly InkShape[], slashes: readonly InkShape[]): string {
  const [slash, more] = slashes
  if (slash === undefined || more !== undefined || text.split('/').length !== 2) return text
  const before = besideOf(slash, shapes, 'left')
  return before === undefined || mayBeHooked(before) ? text : text.replace('J/', '/')
}

function mayBeHooked({ left, right, top, bottom, runs }: InkShape): boolean {
  const height = bottom - top
  let [first, last] = [right, left]
  for (let i = 0; i < runs.length; i += 3) {
    const [y, start, end] = [runs[i] ?? 0, runs[i + 1] ?? 0, runs[i + 2] ?? 0]
    if (y < top + aboveHook.from * height || y > top + aboveHook.to * height) continue
    first = Math.min(first, start)
    last = Math.max(last, end)
  }
  return last - first < stem * (right - left)
}

function isStroke(shape: InkShape): boolean {
  return shape.right - shape.left <= narrow * (shape.bottom - shape.top) || leans(shape)
}

/** The next letter in one direction, where it is one of the same word. */
function besideOf(
  slash: InkShape,
  shapes: readonly InkShape[],
  side: 'left' | 'right',
): InkShape | undefined {
  const at = shapes.indexOf(slash)
  const other = shapes[side === 'left' ? at - 1 : at + 1]
  if (other === undefined) return undefined
  const white = side === 'left' ? slash.left - other.right : other.left - slash.right
  return white < gap * (slash.bottom - slash.top) ? other : undefined
}

/** The word's patches of ink, left to right. */
const shapesOf = (picture: Raster, word: RecognisedWord): InkShape[] =>
  shapesInPlace(picture, word)
    .filter(({ top, bottom }) => bottom - top >= 0.4 * (word.bottom - word.top))
    .sort((a, b) => a.left - b.left)

/** Whether it is one thin stroke that stands further right at its head than at its foot. */
function leans({ left, right, top, bottom, runs }: InkShape): boolean {
  const height = bottom - top
  if (right - left > widestSlash * height) return false
  for (let i = 0; i < runs.length; i += 3)
    if ((runs[i + 2] ?? 0) - (runs[i + 1] ?? 0) > thin * height) return false
  const middleOf = (from: number, to: number) => {
    let [sum, count] = [0, 0]
    for (let i = 0; i < runs.length; i += 3) {
      const [y, start, end] = [runs[i] ?? 0, runs[i + 1] ?? 0, runs[i + 2] ?? 0]
      if (y < from || y >= to) continue
      sum += (start + end) / 2
      count += 1
    }
    return count === 0 ? 0 : sum / count
  }
  return middleOf(top, top + height / 3) - middleOf(bottom - height / 3, bottom) >= lean * height
}
