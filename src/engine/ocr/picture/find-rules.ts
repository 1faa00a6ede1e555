import type { Raster } from '../../read/render-region.ts'

/** A drawn line, in pixels; `right` and `bottom` are just outside. */
export interface DrawnRule {
  left: number
  top: number
  right: number
  bottom: number
  /** Its darkest shade, 0..255. */
  gray: number
}

/** Lighter than this is paper, also on a clean scan; table rules are often as light as #cccccc. */
const paper = 236

/**
 * Level lines at least half an inch long and at most 1/30 inch thick, top to bottom: what parts the rows of a table.
 * @param raster gray and straightened
 */
export function findRules(raster: Raster, dpi: number): DrawnRule[] {
  const { data, width, height } = raster
  const least = dpi / 2
  const thickest = Math.max(2, dpi / 30)
  const open: DrawnRule[] = []
  const rules: DrawnRule[] = []
  const close = (y: number) => {
    for (let i = open.length - 1; i >= 0; i--) {
      const rule = open[i]
      if (rule === undefined || rule.bottom >= y) continue
      open.splice(i, 1)
      if (rule.bottom - rule.top <= thickest) rules.push(rule)
    }
  }
  for (let y = 0; y < height; y++) {
    const row = y * width
    for (let x = 0; x < width; x++) {
      if ((data[row + x] ?? 255) >= paper) continue
      const start = x
      while (x < width && (data[row + x] ?? 255) < paper) x += 1
      if (x - start < least) continue
      let gray = 255
      for (let i = row + start; i < row + x; i++) gray = Math.min(gray, data[i] ?? 255)
      const above = open.find((rule) => rule.bottom === y && rule.left < x && rule.right > start)
      if (above === undefined) open.push({ left: start, top: y, right: x, bottom: y + 1, gray })
      else {
        above.bottom = y + 1
        above.left = Math.min(above.left, start)
        above.right = Math.max(above.right, x)
        above.gray = Math.min(above.gray, gray)
      }
    }
    close(y + 1)
  }
  close(height + 2)
  return rules.sort((a, b) => a.top - b.top || a.left - b.left)
}
