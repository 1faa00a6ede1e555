import { FramedPicture, type PictureOfLine, type PictureSize, rasterOf } from './framed-picture.tsx'
import { closeupOf, labelAndMark, largestScale, markedBox } from './label-and-mark.ts'

/** Fine enough to tell words from gaps, and quickly looked through. */
const lookedAtWidth = 550

interface LinePictureProps extends PictureOfLine {
  /** Nothing is printed beside the label: the label itself is marked, and what stands left of it is another one's. */
  isEmpty?: boolean
  /** Drawn only when it comes near the window: a page of many lines. */
  loading?: 'lazy'
}

/** The marked line, close enough that label and value are both in sight; the rest of the line is a swipe away. */
export function LinePicture({ isEmpty = false, ...line }: LinePictureProps) {
  return (
    <FramedPicture
      {...line}
      className="max-w-none"
      onFramed={reserveRoom}
      onShown={isEmpty ? lookAtMark : lookAtLine}
    />
  )
}

const lookAtLine = (image: HTMLImageElement, frame: HTMLElement) => lookClose(image, frame, labelAndMark)
const lookAtMark = (image: HTMLImageElement, frame: HTMLElement) => lookClose(image, frame, markedBox)

/** Its frame is as high as the closest look needs, whatever the mark asks for once it is seen. */
function reserveRoom({ style }: HTMLImageElement, frame: HTMLElement, { width, height }: PictureSize): void {
  const closest = Math.max(Math.min(width, frame.clientWidth), Math.round(width * largestScale))
  frame.style.minHeight = `${Math.ceil((height / width) * closest) + 1}px`
  style.width = `${closest}px`
}

/** Without a mark, or without a canvas, the whole line stays in the frame. */
function lookClose(
  image: HTMLImageElement,
  frame: HTMLElement,
  find: typeof labelAndMark | typeof markedBox,
): void {
  const pictureWidth = image.naturalWidth
  const frameWidth = frame.clientWidth
  if (pictureWidth === 0 || frameWidth === 0) return
  const scale = Math.min(1, lookedAtWidth / pictureWidth)
  const raster = rasterOf(image, scale)
  const span = raster && find(raster.data, raster.width)
  const { width, scrollLeft } = span
    ? closeupOf({ left: span.left / scale, right: span.right / scale }, pictureWidth, frameWidth)
    : { width: Math.min(pictureWidth, frameWidth), scrollLeft: 0 }
  image.style.width = `${width}px`
  frame.scrollLeft = scrollLeft
}
