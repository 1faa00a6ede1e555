import { type CloseLook, seam } from './close-look.ts'

/** Beside what is not shown, so that no edge of a letter is left. In pixels of the raster. */
const around = 2

/**
 * Lays the close look over the picture where the picture alone would show half words, or a label and a value that do not
 * fit together. Whoever swipes sees the picture itself, as it was printed.
 */
export function drawLook(
  image: HTMLImageElement,
  frame: HTMLElement,
  look: CloseLook,
  rasterWidth: number,
): void {
  const over = frame.querySelector('canvas')
  const pen = over?.getContext('2d')
  if (!over || !pen || (look.torn.length === 0 && look.strips.length === 1)) return
  const shown = look.width / rasterWidth
  const height = Math.round((image.naturalHeight / image.naturalWidth) * look.width)
  const width = Math.min(frame.clientWidth, look.width)
  const density = window.devicePixelRatio || 1
  over.width = Math.round(width * density)
  over.height = Math.round(height * density)
  Object.assign(over.style, { left: `${frame.scrollLeft}px`, width: `${width}px`, height: `${height}px` })
  pen.scale(density, density)
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, width, height)
  for (const strip of look.strips) drawStrip(pen, image, strip, look, shown)
  const [, value] = look.strips
  if (value) drawSeam(pen, value.at - seam / 2, height)
  over.hidden = false
  hideWhenSwiped(over, frame)
}

function drawStrip(
  pen: CanvasRenderingContext2D,
  image: HTMLImageElement,
  { left, right, at }: CloseLook['strips'][number],
  { torn, width }: CloseLook,
  shown: number,
): void {
  const rasterWidth = width / shown
  const inPicture = image.naturalWidth / rasterWidth
  const height = (image.naturalHeight / inPicture) * shown
  pen.drawImage(
    image,
    left * inPicture,
    0,
    (right - left) * inPicture,
    image.naturalHeight,
    at,
    0,
    (right - left) * shown,
    height,
  )
  for (const part of torn) {
    if (part.right <= left || part.left >= right) continue
    const from = at + (Math.max(left, part.left - around) - left) * shown
    const to = at + (Math.min(right, part.right + around) - left) * shown
    const top = (part.top - around) * shown
    pen.fillStyle = paperAt(
      pen,
      part.left <= left ? to + 2 : from - 2,
      (part.top + part.bottom) * 0.5 * shown,
    )
    pen.fillRect(from, top, to - from, (part.bottom + around) * shown - top)
  }
}

/** The paper there: rows of a table may be tinted. */
function paperAt(pen: CanvasRenderingContext2D, x: number, y: number): string {
  const { a: across, d: down } = pen.getTransform()
  const [red = 255, green = 255, blue = 255] = pen.getImageData(x * across, y * down, 1, 1).data
  return Math.min(red, green, blue) > 200 ? `rgb(${red} ${green} ${blue})` : '#ffffff'
}

/** Says that columns are left out between the two. */
function drawSeam(pen: CanvasRenderingContext2D, at: number, height: number): void {
  pen.strokeStyle = '#8a8577'
  pen.setLineDash([4, 4])
  pen.beginPath()
  pen.moveTo(at, 0)
  pen.lineTo(at, height)
  pen.stroke()
}

function hideWhenSwiped(over: HTMLElement, frame: HTMLElement): void {
  const from = frame.scrollLeft
  const look = () => {
    if (Math.abs(frame.scrollLeft - from) <= 2) return
    over.hidden = true
    frame.removeEventListener('scroll', look)
  }
  frame.addEventListener('scroll', look, { passive: true })
}
