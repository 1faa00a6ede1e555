import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { useEffect, useRef, useState } from 'react'
import { getReportPage, type PageLine } from '../../../shared/api/pointing.ts'
import { type BureauKey, bureauNames } from '../../../shared/api/vocabulary.ts'
import { addressOf } from '../../lib/call-address.ts'
import { useMedia } from '../../lib/use-media.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { LinePlaces } from './line-places.tsx'

/** Width of the page in percent of its frame. */
const sizes = [100, 150, 200, 300, 400]

interface PagePictureProps {
  client: string
  bureau: BureauKey
  /** The upload, so that the picture of a file that was replaced is not taken from the browser's memory. */
  upload: number
  page: { page: number; width: number; height: number }
  lines: readonly PageLine[]
  current: number | null
  /** What was said of a line, by its number. */
  said: ReadonlyMap<number, string>
  onPick: (line: number) => void
}

/** The page as it is printed, each of its lines a place to press; larger and smaller within its own frame. */
export function PagePicture(props: PagePictureProps) {
  const { client, bureau, upload, page, lines, current } = props
  const texts = useMessages().pointing.page
  const isWide = useMedia('(min-width: 40rem)')
  const [chosenSize, setSize] = useState<number | null>(null)
  const [broken, setBroken] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const size = chosenSize ?? (isWide ? 100 : 200)
  const at = sizes.indexOf(size)
  const box = lines.find(({ line }) => line === current)?.box
  useEffect(() => {
    if (frame.current && box) showBox(frame.current, box, page, size)
  }, [box, page, size])
  const address = addressOf(getReportPage, { params: { id: client, bureau, page: page.page } })
  if (broken) {
    return <p className="rounded-md border border-dashed border-edge p-4 text-muted">{texts.noPicture}</p>
  }
  return (
    <div className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <SizeButton label={texts.smaller} to={sizes[at - 1]} onSize={setSize} Icon={ZoomOut} />
        <SizeButton label={texts.larger} to={sizes[at + 1]} onSize={setSize} Icon={ZoomIn} />
        <p role="status" className="text-sm text-muted tabular-nums">
          {texts.size(size)}
        </p>
      </div>
      <section
        ref={frame}
        aria-label={texts.frame}
        className="max-h-[75dvh] overflow-auto overscroll-contain rounded-md border border-edge bg-on-press dark:bg-ink"
      >
        <div
          className="relative overflow-hidden"
          style={{ width: `${size}%`, aspectRatio: `${page.width} / ${page.height}` }}
        >
          <img
            src={`${address}?upload=${upload}`}
            alt={texts.alt(page.page, bureauNames[bureau])}
            className="absolute inset-0 block size-full"
            onError={() => setBroken(true)}
          />
          <LinePlaces page={page} lines={lines} current={current} said={props.said} onPick={props.onPick} />
        </div>
      </section>
    </div>
  )
}

function SizeButton(props: {
  label: string
  to: number | undefined
  onSize: (size: number) => void
  Icon: typeof ZoomIn
}) {
  const { label, to, onSize, Icon } = props
  return (
    <Button
      kind="secondary"
      aria-disabled={to === undefined}
      className={to === undefined ? 'opacity-50' : ''}
      onClick={() => to !== undefined && onSize(to)}
    >
      <Icon aria-hidden="true" className="size-5" />
      {label}
    </Button>
  )
}

/** Moves the page within its frame, and nothing else of the screen, until the line can be seen. */
function showBox(
  frame: HTMLElement,
  box: PageLine['box'],
  page: { width: number; height: number },
  size: number,
): void {
  const scale = (frame.clientWidth * size) / 100 / page.width
  const top = box.y * scale
  const bottom = (box.y + box.height) * scale
  if (top < frame.scrollTop || bottom > frame.scrollTop + frame.clientHeight) {
    frame.scrollTop = Math.max(0, top - frame.clientHeight / 3)
  }
  const left = box.x * scale
  const right = (box.x + box.width) * scale
  if (left < frame.scrollLeft || right > frame.scrollLeft + frame.clientWidth) {
    frame.scrollLeft = Math.max(0, left - 16)
  }
}
