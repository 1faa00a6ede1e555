import type { quotePostal } from '../../../shared/api/postal.ts'
import type { CallReply } from '../../lib/call-address.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { postalLetterName } from './postal-letter-name.ts'

interface MissingPapersProps {
  clientId: string
  letters: CallReply<typeof quotePostal>['letters']
}

/** What letters name and do not enclose, each paper once; where not every letter names it, with those that do. */
export function MissingPapers({ clientId, letters }: MissingPapersProps) {
  const { postal, portal, envelopes } = useMessages()
  const { quote: texts } = postal
  const papers = [...new Set(letters.flatMap(({ missing }) => missing))]
  if (papers.length === 0) return null
  const without = (paper: string) => letters.filter(({ missing }) => missing.includes(paper))
  return (
    <Notice tone="wait" title={texts.missing(letters.length)}>
      <ul className="list-disc pl-5">
        {papers.map((paper) => {
          const name = envelopes.enclosure(paper)
          const those = without(paper).map((letter) => postalLetterName(letter, portal))
          return (
            <li key={paper}>
              {those.length === letters.length ? name : texts.missingOf(name, those.join(', '))}
            </li>
          )
        })}
      </ul>
      <p className="mt-2">
        <TextLink to={`/account/papers?client=${clientId}`} isApart>
          {texts.addPapers}
        </TextLink>
      </p>
    </Notice>
  )
}
