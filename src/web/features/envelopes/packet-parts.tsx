import type { LetterEnvelope } from '../../../shared/api/envelopes.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { TextLink } from '../../ui/text-link.tsx'

type Part = LetterEnvelope['parts'][number]

/** What the letter encloses, by its own numbers and words, each with whether the packet holds it. */
export function PacketParts({ clientId, envelope }: { clientId: string; envelope: LetterEnvelope }) {
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
                    <MissingPart clientId={clientId} part={part} />
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

const ownPapers: readonly Part['kind'][] = ['identity', 'residence', 'ssn-proof', 'theft-report']

/** A paper of the client's own can be added; the rest only they can put in. */
function MissingPart({ clientId, part }: { clientId: string; part: Part }) {
  const { envelopes: texts } = useMessages()
  if (!ownPapers.includes(part.kind)) return <span className="font-semibold text-wait">({texts.byHand})</span>
  return (
    <span className="font-semibold text-wait">
      ({texts.toAdd} <TextLink to={`/account/papers?client=${clientId}`}>{texts.addPaper}</TextLink>)
    </span>
  )
}
