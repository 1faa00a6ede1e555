import { useState } from 'react'
import { useMessages } from '../../lib/use-messages.tsx'

/** Pictures wider than this are a page's whole width: in a narrow frame they are read when they are opened alone. */
const wholePagePixels = 700

/** A place of a scanned answer as it looks on the paper, whole in its frame; a press opens it alone, to be zoomed. */
export function AnswerPicture({ url, title }: { url: string; title: string }) {
  const { scan: texts } = useMessages().results
  const [broken, setBroken] = useState(false)
  const [isWide, setWide] = useState(false)
  if (broken)
    return <p className="rounded-sm border border-dashed border-edge p-3 text-muted">{texts.noPicture}</p>
  return (
    <div>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={texts.larger(title)}
        className="block rounded-sm border border-line bg-on-press dark:bg-ink"
      >
        <img
          src={url}
          alt={texts.alt(title)}
          loading="lazy"
          className="block h-auto max-w-full"
          onLoad={(event) => setWide(event.currentTarget.naturalWidth > wholePagePixels)}
          onError={() => setBroken(true)}
        />
      </a>
      {isWide && <p className="mt-1 text-sm text-muted sm:hidden">{texts.zoom}</p>}
    </div>
  )
}
