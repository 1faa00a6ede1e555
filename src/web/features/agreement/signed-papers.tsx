import { type AgreementPaperName, openAgreementPaper } from '../../../shared/api/agreement.ts'
import { addressOf } from '../../lib/call-address.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** The papers as they were signed, to save or to print. */
export function SignedPapers({
  reference,
  papers,
}: {
  reference: string
  papers: readonly AgreementPaperName[]
}) {
  const { papers: texts } = useMessages().agreement
  if (papers.length === 0) return null
  return (
    <section aria-labelledby="papers-title">
      <h2 id="papers-title" className="text-xl">
        {texts.title}
      </h2>
      <ul className="mt-2 grid gap-1">
        {papers.map((paper) => (
          <li key={paper}>
            <TextLink
              to={addressOf(openAgreementPaper, { params: { reference, paper } })}
              download
              className="inline-flex min-h-12 items-center"
            >
              {texts.open(texts.names[paper])}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
