/** The figures before the mask of an account number: '426621XXXXXXXXXX'. A letter among them would make it another account's. */
import type { Raster } from '../../read/render-region.ts'
import { beforeSigns, countSigns } from '../picture/mask-signs.ts'
import type { RecognisedWord, TextRecogniser } from '../text-recogniser.ts'
import { around, isNumberOf, partsOf, readFigures, textOf } from './number-places.ts'
import { hasItsSmallSigns } from './small-signs.ts'

/** 'M10466': a letter that looks like no figure is the number's own, where what follows it is what is seen. */
const ownLetter = /^([CEFHJKMNPRUVWY])(\d+)/
/** What was made of a number that cannot be right: nobody may take it for certain. */
const disputed = 50
/** Surer than this, a number that has its form is left as it is. */
const sure = 60
/** The same sign so often is a mask: two zeros or two letters are not. */
const fewestSigns = 3
/** A page of a report has some twenty accounts. */
const mostLooks = 40
const inForm = /^\d+(?:X{3,}|\*{3,})$/
/** Figures before a row of signs, with what crosses and stars are misread as: what ends in figures has its mask before those. */
const messy = /^[\dA-Z()«»¥#%+][\dA-Zx()«»*¥#%+]*[xX*]$/

/** Two figures are a number's; so are letters that figures are misread as, before a row that is nothing but a mask: 'B0LLIIXXXXXXXXXX'. */
const isNumber = (text: string): boolean => /\d.*\d/.test(text) || /^[\dABDGILOQSTZ]{4,}X{6,}$/.test(text)

/**
 * The words with each masked number that cannot be right as what its picture shows: its signs are counted, and what stands before
 * them is read as figures and nothing else. Where that fails the word stays.
 * @param picture the gray raster that was read
 */
export async function withMaskedFigures(
  words: readonly RecognisedWord[],
  picture: Raster,
  recogniser: TextRecogniser,
): Promise<RecognisedWord[]> {
  const changed = new Map<RecognisedWord, RecognisedWord | null>()
  let looks = 0
  for (const word of words) {
    if (!messy.test(word.text) || changed.has(word) || looks === mostLooks) continue
    const parts = partsOf(word, words)
    if (!isNumber(textOf(parts))) continue
    if (parts.length === 1 && inForm.test(word.text) && word.confidence >= sure) continue
    const whole = parts.reduce(around)
    if (parts.length === 1 && hasItsSmallSigns(picture, word)) continue
    const row = countSigns(picture, whole, 'right')
    const place = row && row.count >= fewestSigns ? beforeSigns(picture, whole, row) : null
    if (row === null || place === null) continue
    looks += 1
    const seen = await readFigures(recogniser, picture, place)
    const number = textOf(seen)
    if (!isNumberOf(number, place)) continue
    const [, letter = '', behind] = ownLetter.exec(textOf(parts)) ?? []
    const begin = behind === number ? letter : ''
    const text = `${begin}${number}${signOf(word.text).repeat(row.count)}`
    const confidence = Math.min(disputed, ...seen.map((each) => each.confidence))
    for (const part of parts) changed.set(part, null)
    const first = parts[0] ?? word
    changed.set(first, { ...whole, text, confidence: text === word.text ? word.confidence : confidence })
  }
  return words.flatMap((word) => {
    const other = changed.get(word)
    return other === undefined ? [word] : other === null ? [] : [other]
  })
}

const signOf = (text: string): string =>
  text.replace(/[^*]/g, '').length > text.replace(/[^xX]/g, '').length ? '*' : 'X'
