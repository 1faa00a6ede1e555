import type { Raster } from '../../read/render-region.ts'
import { asOneLetter, isOneLetter, letterOfCell, mayBeOneLetter, onItsLine } from '../months/letter-cells.ts'
import { namesInOrder } from '../months/names-in-order.ts'
import { enlarged } from '../picture/enlarge-word.ts'
import type { RecognisedWord, TextRecogniser } from '../text-recogniser.ts'
import { isInForm, isLikeDays, isOutOfForm, monthCells } from './printed-forms.ts'
import { withInkBoxes } from './row-boxes.ts'

/** Words surer than this are left as they are. */
const sure = 70
/** A few hundredths of a second each: a page with more doubtful words than this is a poor picture. */
const mostLooks = 80
const longestWord = 25
/** A value that readings did not agree on is never surer than this, whichever is kept. */
const settled = 75
/** What was read and cannot be right. */
const disputed = 50

/**
 * Looks again at each doubtful word, alone and twice as large. The new reading stands where it is clearly surer; of a word
 * that cannot be right in its form, where it is in that form. What its row settles needs no look.
 * @param picture the gray raster that was read
 */
export async function lookCloser(
  words: readonly RecognisedWord[],
  picture: Raster,
  recogniser: TextRecogniser,
): Promise<RecognisedWord[]> {
  const looked: RecognisedWord[] = []
  const cells = monthCells(words)
  const inOrder = namesInOrder(words)
  let looks = 0
  for (const word of words) {
    if (inOrder.has(word)) {
      looked.push({ ...word, confidence: Math.max(word.confidence, settled) })
      continue
    }
    if (cells.has(word) && mayBeOneLetter(word) && looks < mostLooks) {
      looks += 1
      const letter = await letterOfCell(word, picture, recogniser)
      if (letter !== null) {
        looked.push({ ...word, text: letter, confidence: disputed })
        continue
      }
    }
    const isWrong = isOutOfForm(word, cells.has(word))
    const doubtful =
      (isWrong || word.confidence < sure) && word.text.length <= longestWord && /[A-Za-z0-9%]/.test(word.text)
    if (!doubtful || looks === mostLooks) {
      looked.push(isWrong ? doubted(word) : word)
      continue
    }
    looks += 1
    const isDays = isWrong && cells.has(word) && isLikeDays(word)
    // A box of two rows shows both, and the look may read the other one.
    const [own = word] = isDays ? [onItsLine(word)] : withInkBoxes([word], picture)
    const large = enlarged(picture, own)
    const read = await recogniser.recognise(large, isDays ? 'figures' : 'line')
    const seen = isOneLetter(large) ? read.map(asOneLetter) : read
    looked.push(isWrong ? rightForm(word, seen, cells.has(word)) : secondOpinion(word, seen))
  }
  return looked
}

/** Whatever it is, it is not what was read. */
const doubted = (word: RecognisedWord): RecognisedWord => ({
  ...word,
  confidence: Math.min(word.confidence, disputed),
})

function rightForm(
  word: RecognisedWord,
  seen: readonly RecognisedWord[],
  isMonthCell: boolean,
): RecognisedWord {
  const text = withoutSpeck(seen.map((each) => each.text).join(''), word.text)
  if (!isInForm(text, isMonthCell)) return doubted(word)
  const confidence = Math.min(settled, ...seen.map((each) => each.confidence))
  return { ...word, text, confidence }
}

function secondOpinion(word: RecognisedWord, seen: readonly RecognisedWord[]): RecognisedWord {
  const text = withoutSpeck(seen.map((each) => each.text).join(''), word.text)
  const letters = seen.reduce((sum, each) => sum + each.text.length, 0)
  if (letters === 0) return word
  // The small signs of a mask were counted in the picture: a reading counts them no better, however sure it is.
  if (maskOf(word.text) !== '' && maskOf(text) !== maskOf(word.text)) return word
  const confidence = seen.reduce((sum, each) => sum + each.confidence * each.text.length, 0) / letters
  if (text === word.text)
    return { ...word, confidence: Math.max(word.confidence, Math.min(settled, confidence)) }
  // Alone, an 'O' is as good as a '0'.
  if (/^[A-Za-z]+$/.test(word.text) && /^\d+$/.test(text)) return word
  return confidence > word.confidence + 10
    ? { ...word, text, confidence: Math.min(settled, confidence) }
    : word
}

const maskOf = (text: string): string => /[*.]{3,}/.exec(text)?.[0] ?? ''

/** What the edge of the next word leaves in the picture is read as a dot or a stroke. */
function withoutSpeck(text: string, before: string): string {
  const bare = text.replace(/^['|.,:;]|['|.,:;]$/g, '')
  return /^['|.,:;]|['|.,:;]$/.test(before) ? text : bare
}

/** Gap below which two readings side by side are one word, as a share of their height; a space is about 0.35 of it. */
const wordGap = 0.15
/** The mask of an account number follows its digits without a space, but is often read apart from them. */
const maskGap = 0.6

/** Joins what was read in two pieces of one word, as long masked numbers are; as sure as the less sure piece. */
export function joinPieces(words: readonly RecognisedWord[]): RecognisedWord[] {
  const sorted = [...words].sort((a, b) => a.left - b.left)
  const joined: RecognisedWord[] = []
  for (const word of sorted) {
    const at = joined.findLastIndex((before) => isPieceOf(before, word))
    const before = joined[at]
    if (before === undefined) joined.push(word)
    else joined[at] = together(before, word)
  }
  return joined
}

function isPieceOf(before: RecognisedWord, word: RecognisedWord): boolean {
  if (Math.min(before.confidence, word.confidence) >= sure) return false
  // What is added to a number in brackets is no part of it, as the address behind an account's; its doubtful signs reach over the space.
  if (word.text.startsWith('(') && /\d{3}/.test(before.text)) return false
  const height = Math.min(before.bottom - before.top, word.bottom - word.top)
  const gap = word.left - before.right
  const isMask = /^[\dA-Z]*\d$/.test(before.text) && /^[X*]{3,}$/.test(word.text)
  return (
    Math.abs(before.baseline - word.baseline) < 0.3 * height &&
    gap < (isMask ? maskGap : wordGap) * height &&
    gap > -height
  )
}

function together(before: RecognisedWord, word: RecognisedWord): RecognisedWord {
  return {
    ...before,
    text: before.text + word.text,
    confidence: Math.min(before.confidence, word.confidence),
    top: Math.min(before.top, word.top),
    right: Math.max(before.right, word.right),
    bottom: Math.max(before.bottom, word.bottom),
  }
}
