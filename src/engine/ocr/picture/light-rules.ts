import type { Raster } from '../../read/render-region.ts'
import { inkBelow } from './find-shapes.ts'

/** Shades of a light rule: lighter is paper with its noise, darker is print, whose shapes are found as such. */
const shades = { from: 130, to: 228 } as const
/** Noise makes pixels of a rule as dark as print: this share of them is light at least. */
const mostlyLight = 0.5
/** Share of a rule that is ink where it is as dark as print in places: noise alone is not, and what is so throughout is a frame. */
const inPlaces = { least: 0.1, most: 0.9 } as const
/** Inches that a rule is long at least: one across the page is longer than a word of pale print, one down it than a letter. */
const long = { across: 1, down: 1 / 4 } as const
/** On a clean page a post between two cells of two lines is longer than a letter already. */
const post = 1 / 5
/** Pixels of other shades that a rule may have one behind the other: its crossing with another, or noise. */
const broken = 3
/** Pixels to each side of a rule at which there is paper, along so large a share of it: along a row of print there is ink. */
const beside = 6
const alone = 0.8
/** The same on the side where the print of a table's cells stands close to it. */
const aboveCells = 0.4
/** Share of a post that noise may have made paper, and pixels of it one behind the other: below a small letter there are more. */
const brokenPost = { share: 0.2, run: 2 } as const
/** Inches between the two rules of a row of cells that hold a line of print, or a month and its rating below it. */
const cell = { lowest: 1 / 14, highest: 2 / 5 } as const

/**
 * Takes the light rules of tables out of a photo, in place. On a clean page character recognition takes them for paper; on a
 * photo it reads strokes and colons into them, and the rows of a table run into each other.
 * @param raster gray, level, paper white
 */
export function eraseLightRules(raster: Raster, dpi: number): void {
  const rules = rulesAcross(raster, dpi)
  eraseLines(raster, [...rules, ...postsBetween(raster, rules, dpi), ...rulesDown(raster, long.down * dpi)])
}

/** True of a page with rules that eraseLightRules takes out. */
export const hasLightRules = (raster: Raster, dpi: number): boolean => rulesAcross(raster, dpi).length > 0

/** Paper, with its noise, as white as what was taken out of it, in place. */
export function whitenPaper({ data }: Raster): void {
  for (let at = 0; at < data.length; at++) if (isPaper(data, at)) data[at] = 255
}

function rulesAcross({ data, width, height }: Raster, dpi: number): Line[] {
  const rules: Line[] = []
  for (let y = 0; y < height; y++)
    rules.push(
      ...rulesAlong(data, { from: y * width, length: width, step: 1, across: width }, long.across * dpi),
    )
  return rules
}

/** What reaches from one rule to the next: the posts of cells, which are higher than the letters in them. */
function postsBetween({ data, width }: Raster, rules: readonly Line[], dpi: number): Line[] {
  const placed = rules.map((rule) => {
    const y = Math.floor(rule.from / width)
    return { y, left: rule.from - y * width, right: rule.from - y * width + rule.length }
  })
  const posts: Line[] = []
  for (const above of placed) {
    const isBelow = ({ y, left, right }: typeof above) =>
      y - above.y >= cell.lowest * dpi &&
      y - above.y <= cell.highest * dpi &&
      left < above.right &&
      right > above.left
    // A rule that lies a little aslant is in pieces, each on another row: the next one below is looked for at each place.
    const seen = new Uint8Array(width)
    for (const below of placed.filter(isBelow)) {
      const length = below.y - above.y - 1
      for (let x = Math.max(above.left, below.left); x < Math.min(above.right, below.right); x++) {
        if (seen[x] === 1) continue
        seen[x] = 1
        const from = (above.y + 1) * width + x
        let [paper, run, longest] = [0, 0, 0]
        for (let i = 0; i < length; i++) {
          run = isPaper(data, from + i * width) ? run + 1 : 0
          if (run > 0) paper += 1
          longest = Math.max(longest, run)
        }
        if (paper <= brokenPost.share * length && longest <= brokenPost.run)
          posts.push({ from, length, step: width, across: 1 })
      }
    }
  }
  return posts
}

/**
 * Takes the light posts between the cells of a table out of a clean page, in place: they are read as brackets and strokes of the figures beside them. The
 * rules across it do no harm there, but where they are as dark as print in places: frames are taken out by their dark pieces, and letters are read
 * into what is left between those.
 */
export function eraseLightPosts(raster: Raster, dpi: number): void {
  const { data, width, height } = raster
  const rules: Line[] = []
  for (let y = 0; y < height; y++)
    rules.push(
      ...rulesAlong(data, { from: y * width, length: width, step: 1, across: width }, long.across * dpi),
    )
  eraseLines(raster, [
    ...rules.filter((rule) => isDarkInPlaces(data, rule)),
    ...rulesDown(raster, post * dpi),
  ])
}

/** A hairline: one row of it is ink in places, and those beside it nowhere. What is thicker is one patch of ink, and goes with its frame. */
function isDarkInPlaces(data: Raster['data'], { from, length, step, across }: Line): boolean {
  const inkOf = (row: number) => {
    let dark = 0
    for (let i = 0; i < length; i++) if ((data[from + row * across + i * step] ?? 255) < inkBelow) dark += 1
    return dark / length
  }
  const own = inkOf(0)
  return (
    own >= inPlaces.least &&
    own <= inPlaces.most &&
    [-3, -2, -1, 1, 2, 3].every((row) => inkOf(row) < inPlaces.least)
  )
}

/** Pixels of one row or column: the first, how many, from one to the next, and from one to that of the next line. */
interface Line {
  from: number
  length: number
  step: number
  across: number
}

function rulesDown({ data, width, height }: Raster, least: number): Line[] {
  const rules: Line[] = []
  for (let x = 0; x < width; x++)
    rules.push(...rulesAlong(data, { from: x, length: height, step: width, across: 1 }, least))
  return rules
}

function eraseLines({ data }: Raster, lines: readonly Line[]): void {
  for (const { from, length, step, across } of lines)
    for (let i = 0; i < length; i++) {
      const on = from + i * step
      // A dark pixel is the rule's where paper is above and below it, else that of a letter that touches the rule.
      const darkest =
        isPaper(data, on - beside * across) && isPaper(data, on + beside * across) ? 0 : shades.from
      for (const at of [on, on - across, on + across]) if ((data[at] ?? 0) >= darkest) data[at] = 255
    }
}

const isPaper = (data: Raster['data'], at: number): boolean => (data[at] ?? 255) >= shades.to

function rulesAlong(data: Raster['data'], { from, length, step, across }: Line, least: number): Line[] {
  const found: Line[] = []
  let start = -1
  let last = -1
  let light = 0
  for (let i = 0; i <= length; i++) {
    const shade = i < length ? (data[from + i * step] ?? 255) : 255
    if (shade < shades.to) {
      if (start < 0) {
        start = i
        light = 0
      }
      last = i
      if (shade >= shades.from) light += 1
    } else if (start >= 0 && (i === length || i - last > broken)) {
      const run = { from: from + start * step, length: last - start + 1, step, across }
      if (run.length >= least && light >= mostlyLight * run.length && isAlone(data, run)) found.push(run)
      start = -1
    }
  }
  return found
}

/** Paper on both sides, or on one side and between the letters of the other. */
function isAlone(data: Raster['data'], { from, length, step, across }: Line): boolean {
  let [before, behind] = [0, 0]
  for (let i = 0; i < length; i++) {
    const at = from + i * step
    if (isPaper(data, at - beside * across)) before += 1
    if (isPaper(data, at + beside * across)) behind += 1
  }
  return Math.max(before, behind) >= alone * length && Math.min(before, behind) >= aboveCells * length
}
