import type { EnvelopesShown, LetterEnvelope } from '../../../shared/api/envelopes.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'

type Part = LetterEnvelope['parts'][number]

const ownPapers: readonly Part['kind'][] = ['identity', 'residence', 'ssn-proof', 'theft-report']

/** A paper of the client's own, which can be added once for all letters. */
export const isOwnPaper = ({ kind }: Part): boolean => ownPapers.includes(kind)

/** Papers of the client's own that several packets lack, as the letters name them: what is said once for all of them. */
export function papersMissingTogether({ letters }: EnvelopesShown): string[] {
  const lacking = letters
    .filter(({ isReady, isMailed }) => isReady && !isMailed)
    .flatMap(({ parts }) => parts.filter((part) => !part.isHeld && isOwnPaper(part)))
    .map(({ text }) => text)
  return [...new Set(lacking.filter((text, at) => lacking.indexOf(text) !== at))]
}

interface PapersMissingTogetherProps {
  clientId: string
  envelopes: EnvelopesShown | null | undefined
}

export function PapersMissingTogether({ clientId, envelopes }: PapersMissingTogetherProps) {
  const { envelopes: texts } = useMessages()
  const papers = envelopes ? papersMissingTogether(envelopes) : []
  if (papers.length === 0) return null
  return (
    <Notice tone="wait" title={texts.together.title} className="mb-5">
      <ul className="list-disc pl-5">
        {papers.map((paper) => (
          <li key={paper}>{texts.enclosure(paper)}</li>
        ))}
      </ul>
      <p className="mt-2">{texts.together.text}</p>
      <p className="mt-2">
        <TextLink to={`/account/papers?client=${clientId}`} isApart>
          {texts.together.add}
        </TextLink>
      </p>
    </Notice>
  )
}
