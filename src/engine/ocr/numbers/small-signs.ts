/** Stars and dots of masks in small print, which stand in a half of the line where no figure ends: '378337299****79', '48705473478....'. */
import type { Raster } from '../../read/render-region.ts'
import type { Place } from '../picture/mask-signs.ts'

/** Lighter pixels have no ink. */
const paper = 170
/** Shares of the height of figures: a star begins above the first and ends above the second, a dot stands below the third. */
const starsBegin = 0.4
const starsEnd = 0.66
const dotsBegin = 0.7
/** Ink of one sign, as a share of the height: a rule is wider than a dot. */
const leastStar = 0.25
/** So much more ink than in a column before begins a star: what a figure reaches over thins out to its end. */
const rise = 1.2
const widestDot = 0.32
/** Widths of a star with the gap behind it, as shares of the height, over all common typefaces. */
const pitch = { least: 0.4, most: 1.05 } as const
/** Ink of a star, as a share of its pitch. */
const inkOfPitch = 0.85
/** White between two signs, as a share of the height. */
const mostGap = 0.5
/** Fewer may be the end of a sentence or a mark behind a figure. */
const fewest = 3

/** A row of small signs: where its ink begins and ends, in pixels. */
export interface SmallSigns {
  sign: '*' | '.'
  count: number
  left: number
  right: number
  /** Of the figures beside. */
  top: number
  bottom: number
}

/** Columns that touch each other, in pixels; `right` is just outside. */
interface Run {
  left: number
  right: number
}

/**
 * The longest row of stars or dots in a word, or right behind it: recognition leaves out some, and reads others as letters.
 * @param word of figures, whose height says how high a figure is
 * @returns null where there are fewer than three
 */
export function smallSigns(picture: Raster, word: Place): SmallSigns | null {
  const area = inkOf(picture, word)
  if (area === null) return null
  // What stands apart from the word is not of it.
  const near = word.right + mostGap * (area.bottom - area.top)
  const rows = [...rowsOf(picture, area, '*'), ...rowsOf(picture, area, '.')].filter((row) => row.left < near)
  return rows.reduce<SmallSigns | null>(
    (best, row) => (row.count >= fewest && row.count > (best?.count ?? 0) ? row : best),
    null,
  )
}

/** Whether the word is figures with as many small signs as are printed, so that nothing is left to count. */
export function hasItsSmallSigns(picture: Raster, word: Place & { text: string }): boolean {
  const [, signs = ''] = /^[A-Z]?\d+([*]{3,}|[.]{3,})\d*$/.exec(word.text) ?? []
  return signs !== '' && smallSigns(picture, word)?.count === signs.length
}

/** The word's rows that have ink, and as much to its right as a few more signs take. */
function inkOf(picture: Raster, { left, top, right, bottom }: Place): Place | null {
  const hasInk = (y: number) => {
    for (let x = left; x < right; x++) if (isInk(picture, x, y)) return true
    return false
  }
  let [first, last] = [top, bottom - 1]
  while (first <= last && !hasInk(first)) first += 1
  while (last > first && !hasInk(last)) last -= 1
  const height = last + 1 - first
  if (height < 8) return null
  return { left, top: first, right: Math.min(picture.width, right + 12 * height), bottom: last + 1 }
}

const isInk = ({ data, width }: Raster, x: number, y: number): boolean => (data[y * width + x] ?? 255) < paper

/** Rows of one sign: runs of its columns with no more white between them than two signs have. */
function rowsOf(picture: Raster, area: Place, sign: '*' | '.'): SmallSigns[] {
  const height = area.bottom - area.top
  const rows: Run[][] = []
  for (const run of runsOf(picture, area, sign)) {
    const row = rows.at(-1)
    const before = row?.at(-1)
    if (row && before && run.left - before.right <= mostGap * height && !run.isAfterOther) row.push(run)
    else rows.push([run])
  }
  return rows.flatMap((row) => {
    const [first, last] = [row[0], row.at(-1)]
    if (first === undefined || last === undefined) return []
    const [left, right] = [first.left, last.right]
    const count = sign === '.' ? row.length : countStars(picture, area, left, right)
    return [{ sign, count, left, right, top: area.top, bottom: area.bottom }]
  })
}

/** Columns whose ink is that of the sign alone, joined; whether other ink stands between them and the run before. */
function runsOf(picture: Raster, area: Place, sign: '*' | '.') {
  const { left, top, right, bottom } = area
  const height = bottom - top
  const found: (Run & { isAfterOther: boolean })[] = []
  let [began, isAfterOther, isTouching, wasWhite] = [-1, false, false, true]
  const end = (x: number) => {
    if (began < 0) return
    // A '7' reaches over the end of its foot, and a star may touch it.
    const start = isTouching ? firstThin(picture, area, began, x) : began
    const width = x - start
    const isSign = sign === '.' ? width <= widestDot * height : width >= leastStar * height
    if (isSign) {
      found.push({ left: start, right: x, isAfterOther: isAfterOther && found.length > 0 })
    }
    isAfterOther = !isSign
    began = -1
  }
  for (let x = left; x < right; x++) {
    const kind = kindOf(picture, x, top, bottom)
    if (kind === sign) {
      // A dot stands free; the arms of a star may touch a figure.
      if (began < 0 && (sign === '*' || wasWhite)) [began, isTouching] = [x, !wasWhite]
      continue
    }
    if (sign === '.' && kind !== 'white') began = -1
    end(x)
    if (kind !== 'white') isAfterOther = true
    wasWhite = kind === 'white'
  }
  end(right)
  return found
}

/** The column where the ink of a run comes to its least before it rises again: there the figure before it ends. */
function firstThin({ data, width }: Raster, { top, bottom }: Place, began: number, end: number): number {
  const inkAt = (x: number) => {
    let ink = 0
    for (let y = top; y < bottom; y++) ink += 255 - (data[y * width + x] ?? 255)
    return ink
  }
  let thinnest = began
  for (let x = began + 1; x < end; x++) {
    if (inkAt(x) < inkAt(thinnest)) thinnest = x
    else if (inkAt(x) > rise * inkAt(thinnest)) break
  }
  return thinnest
}

function kindOf(picture: Raster, x: number, top: number, bottom: number): 'white' | '*' | '.' | 'other' {
  let [first, last] = [-1, -1]
  for (let y = top; y < bottom; y++) {
    if (!isInk(picture, x, y)) continue
    if (first < 0) first = y
    last = y
  }
  if (first < 0) return 'white'
  const height = bottom - top
  if (first < top + starsBegin * height && last < top + starsEnd * height) return '*'
  return first >= top + dotsBegin * height ? '.' : 'other'
}

/** How many stars stand between two columns: their ink comes again at one distance, which is looked for as a period. */
function countStars(picture: Raster, { top, bottom }: Place, left: number, right: number): number {
  const height = bottom - top
  const ink = Array.from({ length: right - left }, (_, x) => {
    let sum = 0
    for (let y = top; y < top + starsEnd * height; y++)
      sum += 255 - (picture.data[y * picture.width + left + x] ?? 255)
    return sum
  })
  const mean = ink.reduce((sum, each) => sum + each, 0) / ink.length
  let best = { period: 0, strength: 0 }
  for (let period = pitch.least * height; period <= pitch.most * height; period += 0.1) {
    const [cosine, sine] = ink.reduce(
      ([c, s], each, x) => {
        const angle = (2 * Math.PI * x) / period
        return [c + (each - mean) * Math.cos(angle), s + (each - mean) * Math.sin(angle)]
      },
      [0, 0],
    )
    const strength = Math.hypot(cosine, sine)
    if (strength > best.strength) best = { period, strength }
  }
  return best.period === 0 ? 0 : Math.round((right - left) / best.period + 1 - inkOfPitch)
}
