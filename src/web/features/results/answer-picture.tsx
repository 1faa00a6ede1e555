import { useState } from 'react'
import { useMessages } from '../../lib/use-messages.tsx'

/** A place of a scanned answer as it looks on the paper. In a narrow frame it is moved sideways, not made small. */
export function AnswerPicture({ url, title }: { url: string; title: string }) {
  const { scan: texts } = useMessages().results
  const [broken, setBroken] = useState(false)
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
          className="block h-auto w-full min-w-[46rem] max-w-none"
          onError={() => setBroken(true)}
        />
      </a>
    </div>
  )
}
