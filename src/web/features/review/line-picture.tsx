import { FramedPicture, type PictureOfLine, rasterOf } from './framed-picture.tsx'
import { markSpan, scrollToMark } from './mark-span.ts'

/** Pictures wider than this are a page's whole width; smaller in a narrow frame, nobody could read them. */
const wholePagePixels = 700
/** The raster in which the mark is looked for. */
const lookedAtWidth = 240

/** In a narrow frame the line stays readable, and the marked place is what one sees. */
export function LinePicture(line: PictureOfLine) {
  return (
    <FramedPicture
      {...line}
      loading="lazy"
      className={line.picture.width > wholePagePixels ? 'w-full min-w-[46rem] max-w-none' : 'max-w-full'}
      onShown={showMark}
    />
  )
}

/** Scrolls the frame to the mark. Without one, or without a canvas, the picture stays at its beginning. */
function showMark(image: HTMLImageElement, frame: HTMLElement): void {
  if (image.clientWidth <= frame.clientWidth || image.naturalWidth === 0) return
  const raster = rasterOf(image, lookedAtWidth / image.naturalWidth)
  const span = raster && markSpan(raster.data, raster.width)
  if (!raster || !span) return
  const scale = image.clientWidth / raster.width
  frame.scrollLeft = scrollToMark({ left: span.left * scale, right: span.right * scale }, frame.clientWidth)
}
