import type { Raster } from '../read/render-region.ts'

/** Shades of a light rule: lighter is paper with its noise, darker is print, whose shapes are found as such. */
const shades = { from: 130, to: 228 } as const
/** Inches that a rule is long at least: one across the page is longer than a word of pale print, one down it than a letter. */
const long = { across: 1, down: 1 / 3 } as const
/** On a clean page a post between two cells of two lines is longer than a letter already. */
const post = 1 / 5
/** Pixels of other shades that a rule may have one behind the other: its crossing with another, or noise. */
const broken = 3
/** Pixels to each side of a rule at which there is paper, along so large a share of it: along a row of print there is ink. */
const beside = 6
const alone = 0.8

/**
 * Takes the light rules of tables out of a photo, in place. On a clean page character recognition takes them for paper; on a
 * photo it reads strokes and colons into them, and the rows of a table run into each other.
 * @param raster gray, level, paper white
 */
export function eraseLightRules(raster: Raster, dpi: number): void {
  const { data, width, height } = raster
  const rules: Line[] = []
  for (let y = 0; y < height; y++)
    rules.push(
      ...rulesAlong(data, { from: y * width, length: width, step: 1, across: width }, long.across * dpi),
    )
  eraseLines(raster, [...rules, ...rulesDown(raster, long.down * dpi)])
}

/**
 * Takes the light posts between the cells of a table out of a clean page, in place: they are read as brackets and strokes of the figures beside them. The
 * rules across it do no harm there.
 */
export function eraseLightPosts(raster: Raster, dpi: number): void {
  eraseLines(raster, rulesDown(raster, post * dpi))
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
    for (let i = 0; i < length; i++)
      for (const at of [from + i * step, from + i * step - across, from + i * step + across])
        if ((data[at] ?? 0) >= shades.from) data[at] = 255
}

function rulesAlong(data: Raster['data'], { from, length, step, across }: Line, least: number): Line[] {
  const found: Line[] = []
  let start = -1
  let last = -1
  for (let i = 0; i <= length; i++) {
    const shade = i < length ? (data[from + i * step] ?? 255) : 255
    if (shade >= shades.from && shade < shades.to) {
      if (start < 0) start = i
      last = i
    } else if (start >= 0 && (i === length || i - last > broken)) {
      const run = { from: from + start * step, length: last - start + 1, step, across }
      if (run.length >= least && isAlone(data, run)) found.push(run)
      start = -1
    }
  }
  return found
}

function isAlone(data: Raster['data'], { from, length, step, across }: Line): boolean {
  let paper = 0
  for (let i = 0; i < length; i++) {
    const at = from + i * step
    const isPaper = (by: number) => (data[at + by * across] ?? 255) >= shades.to
    if (isPaper(-beside) && isPaper(beside)) paper += 1
  }
  return paper >= alone * length
}
