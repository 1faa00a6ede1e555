import type { EnvelopesShown } from '../../../shared/api/envelopes.ts'
import { formatInstant } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'

/** The kept signature as it was drawn; of a photo only that there is one. */
export function GivenSignatureView({ signature }: { signature: NonNullable<EnvelopesShown['signature']> }) {
  const { sign: texts } = useMessages().envelopes
  return (
    <div className="grid w-full gap-2">
      <p className="font-semibold">{texts.yours}</p>
      {signature.kind === 'drawn' ? (
        <svg
          role="img"
          aria-label={texts.yours}
          viewBox="0 0 600 200"
          className="w-full max-w-sm rounded-md border border-line bg-surface text-ink"
        >
          {signature.strokes.map((line) => (
            <polyline
              key={line.join()}
              points={line.join(' ')}
              fill="none"
              stroke="currentColor"
              strokeWidth="4"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          ))}
        </svg>
      ) : (
        <p>{texts.asPhoto}</p>
      )}
      <p className="max-w-prose text-sm text-muted">{texts.kept(formatInstant(signature.givenAt))}</p>
    </div>
  )
}
