/** Months that are rated with a star, in tables with a row a year: a small star alone in its cell is read as a letter, which accuses, or not at all. */
import type { Raster } from '../../read/render-region.ts'
import type { InkShape } from '../picture/find-shapes.ts'
import type { Place } from '../picture/mask-signs.ts'
import { placesAlike } from '../signs/alike-ticks.ts'
import type { RecognisedWord } from '../text-recogniser.ts'

/** What was read is not what the picture shows: nobody may take either for certain. */
const disputed = 50
/** With fewer stars on it a page does not say how they look. */
const someStars = 10
/** Two stars that were read as one word, or what one was taken for. */
const longest = 3
const year = /^(?:19|20)\d{2}$/
const star = /^\*$/
/** How far above and below its year a star of its row may stand, in heights of the year. */
const reach = { above: 0.6, below: 0.3 } as const

/**
 * The words with a star wherever a row of months behind a year shows the sign that most of its cells are read as. Never sure.
 * @param picture the gray raster that was read
 * @param shapesOf the patches of ink of that raster, asked for where there is something to look for
 */
export function withStarredMonths(
  words: readonly RecognisedWord[],
  picture: Raster,
  shapesOf: (picture: Raster) => readonly InkShape[],
): RecognisedWord[] {
  const years = words.filter(({ text }) => year.test(text))
  const yearOf = (place: Place) => years.find((each) => isBehind(place, each))
  const read = words.filter((word) => star.test(word.text) && yearOf(word) !== undefined)
  if (read.length < someStars) return [...words]
  const shapes = shapesOf(picture)
  const stars = read.flatMap((word) => shapes.filter((shape) => isIn(shape, word)).slice(0, 1))
  const places = placesAlike(
    picture,
    stars,
    shapes.filter((shape) => yearOf(shape) !== undefined),
  )
  const known = new Set<Place>()
  const kept = words.filter((word) => {
    const inside = places.filter((place) => isIn(place, word))
    if (inside.length === 1 && star.test(word.text)) for (const place of inside) known.add(place)
    return (
      inside.length === 0 ||
      word.text.length > longest ||
      yearOf(word) === undefined ||
      (inside.length === 1 && star.test(word.text))
    )
  })
  const seen = places.flatMap((place) => {
    const own = yearOf(place)
    if (known.has(place) || own === undefined || kept.some((word) => isIn(place, word))) return []
    const { left, top, right, bottom } = place
    const { baseline, lineHeight } = own
    return [{ text: '*', confidence: disputed, left, top, right, bottom, baseline, lineHeight }]
  })
  return [...kept, ...seen]
}

/** True where the place stands in the row of a year, to its right. */
function isBehind({ left, top, bottom }: Place, own: RecognisedWord): boolean {
  const height = own.bottom - own.top
  const middle = (top + bottom) / 2
  return (
    left > own.right && middle > own.top - reach.above * height && middle < own.bottom + reach.below * height
  )
}

function isIn({ left, top, right, bottom }: Place, word: Place): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return x >= word.left && x <= word.right && y >= word.top && y <= word.bottom
}
