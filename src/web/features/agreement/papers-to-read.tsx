import type { AgreementShown } from '../../../shared/api/agreement.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { PaperView } from './paper-view.tsx'

/** What is signed next; on a Spanish page first the copies in Spanish for reading. */
export function PapersToRead({ toSign }: { toSign: NonNullable<AgreementShown['toSign']> }) {
  const { paper: texts } = useMessages().agreement
  return (
    <div className="grid gap-6">
      {toSign.reading.length > 0 && (
        <details open>
          <summary className="min-h-12 cursor-pointer py-3 font-semibold">{texts.reading}</summary>
          <div className="grid gap-6">
            {toSign.reading.map((paper) => (
              <PaperView key={paper.title} paper={paper} />
            ))}
          </div>
        </details>
      )}
      {toSign.reading.length > 0 && <p className="font-semibold">{texts.english}</p>}
      {toSign.shown.map((paper) => (
        <PaperView key={paper.title} paper={paper} />
      ))}
    </div>
  )
}
