import type { GeneratedDocument } from '../../../../shared/api/portal.ts'
import { useMessages } from '../../../lib/use-messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { DraftsLine } from '../letters-panel.tsx'
import type { WordedFinding } from '../review-in-words.ts'
import type { Drafts } from '../use-review.ts'

const bureaus = ['Experian', 'Equifax', 'TransUnion'] as const

interface SignStepProps {
  clientId: string
  round: number
  findings: readonly WordedFinding[]
  documents: readonly GeneratedDocument[]
  drafts: Drafts
  /** How many things wait for a word. */
  open: number
  onOpen: () => void
}

/** The end: each letter with what the person decided to dispute in it, and the way to signing and mailing. */
export function SignStep(props: SignStepProps) {
  const texts = useMessages().review.oneByOne.sign
  const letters = bureaus.flatMap((bureau) => {
    const items = props.findings.filter(
      ({ decision, letters: places }) =>
        decision?.decision === 'dispute' && places.some((place) => place.bureau === bureau && !place.kept),
    )
    const paper = props.documents.find(
      ({ documentType, round }) =>
        round === props.round && documentType === `${bureau.toLowerCase()}_dispute_letter`,
    )
    return paper || items.length > 0 ? [{ bureau, items, paper }] : []
  })
  const isAny = letters.some(({ items }) => items.length > 0)
  return (
    <>
      <p className="max-w-prose">{isAny ? texts.lead : texts.none}</p>
      {props.open > 0 && (
        <div className="mt-4 rounded-md border border-wait bg-surface p-4">
          <p className="font-semibold">{texts.open(props.open)}</p>
          <Button kind="secondary" className="mt-2" onClick={props.onOpen}>
            {texts.toOpen}
          </Button>
        </div>
      )}
      {isAny &&
        letters.map(({ bureau, items, paper }) => (
          <section key={bureau} aria-labelledby={`sign-${bureau}`} className="mt-6">
            <h3 id={`sign-${bureau}`} className="text-lg">
              {texts.letterTo(bureau)}
            </h3>
            {items.length === 0 ? (
              <p className="text-muted">{texts.nothing}</p>
            ) : (
              <ol className="mt-2 list-decimal pl-6">
                {items.map(({ id, title, evidence }) => (
                  <li key={id} className="py-1">
                    {title}
                    {evidence[0]?.creditor && <span className="text-muted"> · {evidence[0].creditor}</span>}
                  </li>
                ))}
              </ol>
            )}
            {paper && items.length > 0 && (
              <TextLink to={paper.fileUrl} newTab className="inline-flex min-h-11 items-center">
                {texts.read(bureau)}
              </TextLink>
            )}
          </section>
        ))}
      <div role="status" className="mt-4 text-sm">
        <DraftsLine drafts={props.drafts} />
      </div>
      {isAny && (
        <LinkButton wide className="mt-5 text-center" to={`/account/mailing?client=${props.clientId}`}>
          {texts.mail}
        </LinkButton>
      )}
    </>
  )
}
