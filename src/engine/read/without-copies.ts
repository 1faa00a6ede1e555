import type { Glyph } from './page-glyphs.ts'

/** Points that a copy may stand aside, in both directions. */
const aside = 2
/** Share of a run's length up to which the same letters are drawn over it; a letter that is printed twice stands behind it. */
const over = 0.7
interface Run {
  glyphs: Glyph[]
  text: string
  x: number
  y: number
  length: number
}

/**
 * The glyphs without those that are drawn over the same ones for boldness, up to 2 points aside. PDFium leaves out a copy
 * that is drawn right after; a line whose copies are drawn one line after the other has them all.
 * @param glyphs in the order of the file, as glyphsOf gives them
 */
export function withoutCopies(glyphs: readonly Glyph[]): readonly Glyph[] {
  // By text and then by height: a table of months says the same hundreds of times.
  const kept = new Map<string, Map<number, Run[]>>()
  const all = runsOf(
    glyphs,
    glyphs.some((glyph, at) => jumpsBack(glyph, glyphs[at - 1])),
  )
  const once = all.filter((run) => {
    const row = Math.floor(run.y / aside)
    const alike = kept.get(run.text)
    // Most runs say what no other says.
    if (alike === undefined) {
      kept.set(run.text, new Map([[row, [run]]]))
      return true
    }
    for (let near = row - 1; near <= row + 1; near += 1)
      if (alike.get(near)?.some((other) => isCopy(run, other))) return false
    const inRow = alike.get(row)
    if (inRow === undefined) alike.set(row, [run])
    else inRow.push(run)
    return true
  })
  return once.length === all.length ? glyphs : once.flatMap((run) => run.glyphs)
}

/**
 * Where one operator draws a text and goes back to draw its copy, as Ghostscript writes it, a run is no text and its copy, but both or a
 * part of them: each letter is then looked at alone. The letters of a ligature have one place.
 */
function jumpsBack(glyph: Glyph, before: Glyph | undefined): boolean {
  if (before === undefined || before.run !== glyph.run) return false
  const [dx, dy] = [glyph.originX - before.originX, glyph.originY - before.originY]
  return dx * glyph.dirX + dy * glyph.dirY < 0
}

function runsOf(glyphs: readonly Glyph[], areSingle: boolean): Run[] {
  const runs: Run[] = []
  let open: Glyph[] = []
  let text = ''
  const close = () => {
    const [first] = open
    const last = open.at(-1)
    if (first === undefined || last === undefined) return
    const box = {
      width: Math.max(first.right, last.right) - Math.min(first.left, last.left),
      height: Math.max(first.top, last.top) - Math.min(first.bottom, last.bottom),
    }
    runs.push({
      glyphs: open,
      text,
      x: first.originX,
      y: first.originY,
      length: Math.abs(first.dirX) >= Math.abs(first.dirY) ? box.width : box.height,
    })
    open = []
    text = ''
  }
  for (const glyph of glyphs) {
    const before = open.at(-1)
    if (before !== undefined && (before.run !== glyph.run || (areSingle && !isOneSign(before, glyph))))
      close()
    open.push(glyph)
    text += glyph.text
  }
  close()
  return runs
}

const isOneSign = (a: Glyph, b: Glyph): boolean => a.left === b.left && a.right === b.right

function isCopy(run: Run, other: Run): boolean {
  const [a, b] = [run.glyphs[0], other.glyphs[0]]
  if (a === undefined || b === undefined || Math.abs(a.size - b.size) > 0.01 * b.size) return false
  if (a.dirX * b.dirX + a.dirY * b.dirY < 0.999) return false
  const [dx, dy] = [run.x - other.x, run.y - other.y]
  const along = Math.abs(dx * a.dirX + dy * a.dirY)
  return Math.abs(dx) <= aside && Math.abs(dy) <= aside && along < over * other.length
}
