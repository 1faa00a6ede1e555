import type { Raster } from '../../read/render-region.ts'
import type { Point } from './page-corners.ts'

/** The picture after quarter turns to the left. Gray. */
export function turnedRaster(raster: Raster, turn: number): Raster {
  let turned = raster
  for (let quarter = 0; quarter < turn; quarter++) turned = turnedLeft(turned)
  return turned
}

function turnedLeft({ data, width, height }: Raster): Raster {
  const turned = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) turned[(width - 1 - x) * height + y] = data[y * width + x] ?? 255
  return { width: height, height: width, channels: 1, data: turned }
}

/** A place of something so wide and high, after quarter turns to the left: x' = y, y' = width - x. */
export function turnedPlace({ x, y }: Point, turn: number, width: number, height: number): Point {
  let [place, w, h] = [{ x, y }, width, height]
  for (let quarter = 0; quarter < turn; quarter++) {
    place = { x: place.y, y: w - place.x }
    ;[w, h] = [h, w]
  }
  return place
}

/** Where a place was before quarter turns to the left of something that was so wide and high. */
export function unturnedPlace(place: Point, turn: number, width: number, height: number): Point {
  const [w, h] = turn % 2 === 0 ? [width, height] : [height, width]
  return turnedPlace(place, (4 - turn) % 4, w, h)
}
