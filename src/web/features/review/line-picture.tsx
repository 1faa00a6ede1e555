import { closeLook, type LookAt } from './close-look.ts'
import { drawLook } from './draw-look.ts'
import { FramedPicture, type PictureOfLine, type PictureSize, rasterOf } from './framed-picture.tsx'
import { largestScale } from './label-and-mark.ts'

/** As wide as the widest picture is: small grey print is lost in a smaller one. */
const lookedAtWidth = 1100

interface LinePictureProps extends PictureOfLine {
  /** Nothing is printed beside the label: the label itself is marked, and what stands left of it is another one's. */
  isEmpty?: boolean
  /** The label stands where the line begins, and columns of others between it and the value. */
  isInColumns?: boolean
  /** Drawn only when it comes near the window: a page of many lines. */
  loading?: 'lazy'
}

/** The marked line, close enough that label and value are both in sight; the rest of the line is a swipe away. */
export function LinePicture({ isEmpty = false, isInColumns = false, ...line }: LinePictureProps) {
  return (
    <FramedPicture
      {...line}
      className="max-w-none"
      onFramed={reserveRoom}
      onShown={isEmpty ? lookAtMark : isInColumns ? lookAtColumns : lookAtLine}
    />
  )
}

const lookAtLine = (image: HTMLImageElement, frame: HTMLElement) => lookClose(image, frame, 'line')
const lookAtMark = (image: HTMLImageElement, frame: HTMLElement) => lookClose(image, frame, 'mark')
const lookAtColumns = (image: HTMLImageElement, frame: HTMLElement) => lookClose(image, frame, 'columns')

/** Its frame is as high as the closest look needs, whatever the mark asks for once it is seen. */
function reserveRoom({ style }: HTMLImageElement, frame: HTMLElement, { width, height }: PictureSize): void {
  const closest = Math.max(Math.min(width, frame.clientWidth), Math.round(width * largestScale))
  frame.style.minHeight = `${Math.ceil((height / width) * closest) + 1}px`
  style.width = `${closest}px`
}

/** Without a mark, or without a canvas, the whole line stays in the frame. */
function lookClose(image: HTMLImageElement, frame: HTMLElement, lookAt: LookAt): void {
  const pictureWidth = image.naturalWidth
  const frameWidth = frame.clientWidth
  if (pictureWidth === 0 || frameWidth === 0) return
  const scale = Math.min(1, lookedAtWidth / pictureWidth)
  const raster = rasterOf(image, scale)
  const look = raster && closeLook(raster.data, { width: raster.width, scale }, frameWidth, lookAt)
  image.style.width = `${look?.width ?? Math.min(pictureWidth, frameWidth)}px`
  frame.scrollLeft = look?.scrollLeft ?? 0
  if (look && raster) drawLook(image, frame, look, raster.width)
}
