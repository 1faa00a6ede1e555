import { FramedPicture, type PictureOfLine, rasterOf } from '../framed-picture.tsx'
import { closeupOf, labelAndMark } from './label-and-mark.ts'

/** Fine enough to tell words from gaps, and quickly looked through. */
const lookedAtWidth = 550

/** The marked line, close enough that label and value are both in sight; the rest of the line is a swipe away. */
export function ProofPicture(line: PictureOfLine) {
  return <FramedPicture {...line} className="max-w-none" onShown={lookClose} />
}

/** Without a mark, or without a canvas, the whole line stays in the frame. */
function lookClose(image: HTMLImageElement, frame: HTMLElement): void {
  const pictureWidth = image.naturalWidth
  const frameWidth = frame.clientWidth
  if (pictureWidth === 0 || frameWidth === 0) return
  const scale = Math.min(1, lookedAtWidth / pictureWidth)
  const raster = rasterOf(image, scale)
  const span = raster && labelAndMark(raster.data, raster.width)
  const { width, scrollLeft } = span
    ? closeupOf({ left: span.left / scale, right: span.right / scale }, pictureWidth, frameWidth)
    : { width: Math.min(pictureWidth, frameWidth), scrollLeft: 0 }
  image.style.width = `${width}px`
  frame.scrollLeft = scrollLeft
}
