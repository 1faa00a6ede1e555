import { useRef } from 'react'
import { closeupOf, labelAndMark } from './label-and-mark.ts'

interface ProofPictureProps {
  picture: { url: string; width: number; height: number }
  alt: string
  openName: string
  onBroken: () => void
}

/** Fine enough to tell words from gaps, and quickly looked through. */
const lookedAtWidth = 550

/** The marked line, close enough that label and value are both in sight; the rest of the line is a swipe away. */
export function ProofPicture({ picture, alt, openName, onBroken }: ProofPictureProps) {
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
          className="block h-auto max-w-none"
          onLoad={(event) => {
            if (frame.current) lookClose(event.currentTarget, frame.current)
          }}
          onError={onBroken}
        />
      </a>
    </div>
  )
}

/** Without a mark, or without a canvas, the whole line stays in the frame. */
function lookClose(image: HTMLImageElement, frame: HTMLElement): void {
  const pictureWidth = image.naturalWidth
  const frameWidth = frame.clientWidth
  if (pictureWidth === 0 || frameWidth === 0) return
  const scale = Math.min(1, lookedAtWidth / pictureWidth)
  const span = spanIn(image, scale)
  const { width, scrollLeft } = span
    ? closeupOf({ left: span.left / scale, right: span.right / scale }, pictureWidth, frameWidth)
    : { width: Math.min(pictureWidth, frameWidth), scrollLeft: 0 }
  image.style.width = `${width}px`
  frame.scrollLeft = scrollLeft
}

function spanIn(image: HTMLImageElement, scale: number) {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.naturalWidth * scale)
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
  const context = canvas.getContext('2d')
  if (!context) return null
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return labelAndMark(context.getImageData(0, 0, canvas.width, canvas.height).data, canvas.width)
}
