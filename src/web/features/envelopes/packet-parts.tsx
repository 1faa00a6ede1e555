import type { LetterEnvelope } from '../../../shared/api/envelopes.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { isOwnPaper } from './papers-missing-together.tsx'

type Part = LetterEnvelope['parts'][number]

interface PacketPartsProps {
  clientId: string
  envelope: LetterEnvelope
  /** Papers of which the page says above all letters that they are missing, and where they are added. */
  saidAbove: readonly string[]
}

/** What the letter encloses, by its own numbers and words, each with whether the packet holds it. */
export function PacketParts({ clientId, envelope, saidAbove }: PacketPartsProps) {
  const { envelopes: texts } = useMessages()
  const { parts, letterPages, isMailed } = envelope
  const missing = parts.filter(({ isHeld }) => !isHeld).length
  return (
    <>
      {(isMailed || parts.length === 0) && (
        <p className="max-w-prose text-muted">{isMailed ? texts.mailed : texts.alone}</p>
      )}
      {!isMailed && parts.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2">
            {texts.enclosures(parts.length)}
            {missing > 0 && <span className="font-semibold text-wait"> {texts.missing(missing)}</span>}
          </summary>
          <p className="max-w-prose text-muted">{texts.holds(letterPages)}</p>
          <ol className="mt-2 grid gap-2">
            {parts.map((part) => (
              <li key={part.number} className="grid grid-cols-[1.75rem_1fr] gap-x-1">
                <span aria-hidden="true" className="text-muted tabular-nums">
                  {part.number}.
                </span>
                <span className="min-w-0">
                  {texts.enclosure(part.text)}{' '}
                  {part.isHeld ? (
                    <Badge tone="good">{texts.held}</Badge>
                  ) : (
                    <MissingPart clientId={clientId} part={part} isSaid={saidAbove.includes(part.text)} />
                  )}
                </span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}

/** A paper of the client's own can be added; the rest only they can put in. */
function MissingPart({ clientId, part, isSaid }: { clientId: string; part: Part; isSaid: boolean }) {
  const { envelopes: texts } = useMessages()
  if (isSaid) return <Badge tone="wait">{texts.notHeld}</Badge>
  if (!isOwnPaper(part)) return <span className="font-semibold text-wait">({texts.byHand})</span>
  return (
    <span className="font-semibold text-wait">
      ({texts.toAdd} <TextLink to={`/account/papers?client=${clientId}`}>{texts.addPaper}</TextLink>)
    </span>
  )
}
