import { useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { markSpan, scrollToMark } from './mark-span.ts'

interface LinePictureProps {
  picture: { url: string; width: number; height: number }
  alt: string
  /** Name of the link that opens it alone, as large as it is. */
  openName: string
  onBroken: () => void
}

/** Pictures wider than this are a page's whole width; smaller in a narrow frame, nobody could read them. */
const wholePagePixels = 700
/** The raster in which the mark is looked for. */
const lookedAtWidth = 240

/** A line of a report as it was printed. In a narrow frame it stays readable, and the marked place is what one sees. */
export function LinePicture({ picture, alt, openName, onBroken }: LinePictureProps) {
  const frame = useRef<HTMLDivElement>(null)
  return (
    <div ref={frame} className="overflow-x-auto border-b border-line bg-on-press dark:bg-ink">
      <a
        href={picture.url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={openName}
        className="block w-fit min-w-full"
      >
        <img
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt={alt}
          loading="lazy"
          className={classNames(
            'block h-auto',
            picture.width > wholePagePixels ? 'w-full min-w-[46rem] max-w-none' : 'max-w-full',
          )}
          onLoad={(event) => {
            if (frame.current) showMark(event.currentTarget, frame.current)
          }}
          onError={onBroken}
        />
      </a>
    </div>
  )
}

/** Scrolls the frame to the mark. Without one, or without a canvas, the picture stays at its beginning. */
function showMark(image: HTMLImageElement, frame: HTMLElement): void {
  if (image.clientWidth <= frame.clientWidth || image.naturalWidth === 0) return
  const canvas = document.createElement('canvas')
  canvas.width = lookedAtWidth
  canvas.height = Math.max(1, Math.round((image.naturalHeight / image.naturalWidth) * lookedAtWidth))
  const context = canvas.getContext('2d')
  if (!context) return
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const span = markSpan(context.getImageData(0, 0, canvas.width, canvas.height).data, canvas.width)
  if (!span) return
  const scale = image.clientWidth / canvas.width
  frame.scrollLeft = scrollToMark({ left: span.left * scale, right: span.right * scale }, frame.clientWidth)
}
