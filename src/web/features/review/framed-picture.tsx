import { useLayoutEffect, useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'

/** In its own pixels. */
export interface PictureSize {
  width: number
  height: number
}

export interface PictureOfLine {
  picture: PictureSize & { url: string }
  alt: string
  /** Name of the link that opens it alone, as large as it is. */
  openName: string
  onBroken: () => void
}

interface FramedPictureProps extends PictureOfLine {
  /** How large it is drawn. */
  className: string
  loading?: 'lazy'
  /** Before it is there: the room it will take, so that nothing moves under a finger when it comes. */
  onFramed?: (image: HTMLImageElement, frame: HTMLElement, size: PictureSize) => void
  /** Once it is there: what of it the frame shows. */
  onShown: (image: HTMLImageElement, frame: HTMLElement) => void
}

/** A line of a report as it was printed, in a frame that scrolls sideways; a press opens it alone. */
export function FramedPicture({
  picture,
  alt,
  openName,
  onBroken,
  className,
  loading,
  onFramed,
  onShown,
}: FramedPictureProps) {
  const frame = useRef<HTMLDivElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const { width, height } = picture
  useLayoutEffect(() => {
    if (image.current && frame.current) onFramed?.(image.current, frame.current, { width, height })
  }, [onFramed, width, height])
  return (
    <div ref={frame} className="overflow-x-auto border-b border-line bg-on-press dark:bg-ink">
      <a
        href={picture.url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={openName}
        className="relative block w-fit min-w-full"
      >
        <img
          ref={image}
          src={picture.url}
          width={width}
          height={height}
          alt={alt}
          loading={loading}
          className={classNames('block h-auto', className)}
          onLoad={(event) => {
            if (frame.current) onShown(event.currentTarget, frame.current)
          }}
          onError={onBroken}
        />
        <canvas hidden className="absolute top-0" />
      </a>
    </div>
  )
}

/** The picture drawn anew at a scale, RGBA row after row; null without a canvas. */
export function rasterOf(image: HTMLImageElement, scale: number): ImageData | null {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
  const context = canvas.getContext('2d')
  if (!context) return null
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
