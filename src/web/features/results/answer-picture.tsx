import { useState } from 'react'
import { useMessages } from '../../lib/use-messages.tsx'
import { classNames } from '../../ui/class-names.ts'

/** Pictures wider than this are a page's whole width; smaller in a narrow frame, nobody could read them. */
const wholePagePixels = 700

/** A place of a scanned answer as it looks on the paper. A wide one is moved sideways in a narrow frame, not made small. */
export function AnswerPicture({ url, title }: { url: string; title: string }) {
  const { scan: texts } = useMessages().results
  const [broken, setBroken] = useState(false)
  const [isWide, setWide] = useState(false)
  if (broken)
    return <p className="rounded-sm border border-dashed border-edge p-3 text-muted">{texts.noPicture}</p>
  return (
    <div className="overflow-x-auto rounded-sm border border-line bg-on-press dark:bg-ink">
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={texts.larger(title)}
        className="block w-fit min-w-full"
      >
        <img
          src={url}
          alt={texts.alt(title)}
          loading="lazy"
          className={classNames('block h-auto', isWide ? 'w-full min-w-[46rem] max-w-none' : 'max-w-full')}
          onLoad={(event) => setWide(event.currentTarget.naturalWidth > wholePagePixels)}
          onError={() => setBroken(true)}
        />
      </a>
    </div>
  )
}
