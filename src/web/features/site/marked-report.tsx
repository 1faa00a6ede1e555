import type { homeTexts } from '../../../shared/messages/en/site/home.ts'
import type { SiteMessages } from '../../../shared/messages/site-messages.ts'
import { narrowScreen } from '../../lib/use-media.ts'
import { useLanguage } from '../../lib/use-messages.tsx'
import type { MarkedFinding } from './proof/marked-finding.ts'
import { markedFindingIn } from './proof/marked-finding-in.ts'

type ProofTexts = (typeof homeTexts)['proof']

/**
 * The product's one picture: the lines of a report, marked, with the reason in the margin and the letter that follows. It
 * is a real finding of the engine in the report of an invented person.
 */
export function MarkedReport({ messages, texts: proof }: { messages: SiteMessages; texts: ProofTexts }) {
  const finding = markedFindingIn(messages.findings)
  return (
    <figure className="rounded-lg border border-line bg-surface">
      <div className="grid lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <div className="min-w-0 p-5 sm:p-8">
          <p className="text-sm text-muted">{proof.place(finding.bureau, finding.page)}</p>
          <p className="mt-1 font-serif text-lg font-semibold wrap-anywhere sm:text-xl">
            {proof.account(finding.facts.account.creditor, finding.facts.account.number)}
          </p>
          <div className="mt-5 grid gap-5">
            {finding.lines.map((line) => (
              <MarkedLine key={line.label} line={line} finding={finding} texts={proof} />
            ))}
          </div>
        </div>
        <div className="relative grid content-center gap-5 border-line p-5 max-lg:border-t sm:p-8 lg:border-l">
          <span aria-hidden="true" className="absolute top-1/2 -left-8 hidden h-px w-14 bg-ink lg:block" />
          <div className="lg:pl-8">
            <h3 className="text-xl">{finding.title}</h3>
            <p className="mt-2 text-base">{finding.statement}</p>
            <p className="mt-4 text-base text-muted">
              <span className="block font-semibold">{proof.innocentTitle}</span>
              {finding.innocentExplanation}
            </p>
          </div>
        </div>
      </div>
      <LetterThatFollows letter={finding.letter} texts={proof} />
      <figcaption className="border-t border-line px-5 py-3 text-sm text-muted sm:px-8">
        {proof.caption}
      </figcaption>
    </figure>
  )
}

interface MarkedLineProps {
  line: MarkedFinding['lines'][number]
  finding: MarkedFinding
  texts: ProofTexts
}

/** A line as it was printed, marked in the picture, and again as text. Narrow screens see it without the room between labels and values. */
function MarkedLine({ line: { label, printed, picture, narrow }, finding, texts }: MarkedLineProps) {
  return (
    <div>
      <picture>
        <source media={narrowScreen} srcSet={narrow.address} width={narrow.width} height={narrow.height} />
        <img
          src={picture.address}
          width={picture.width}
          height={picture.height}
          alt={texts.alt(finding.bureau, finding.page, label, printed)}
          loading="lazy"
          decoding="async"
          className="block h-auto w-full rounded-sm border border-line bg-on-press object-cover object-left sm:aspect-[640/116] dark:bg-ink"
        />
      </picture>
      <p className="mt-1.5 text-base tabular-nums">
        {label}: <mark className="marked font-semibold">{printed}</mark>
      </p>
    </div>
  )
}

/** Letters are in English whatever the page is in. */
function LetterThatFollows({ letter, texts }: { letter: MarkedFinding['letter']; texts: ProofTexts }) {
  const { language } = useLanguage()
  return (
    <div className="grid gap-4 border-t border-line bg-sunk p-5 sm:p-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)] lg:gap-8">
      <div>
        <h3 className="text-xl">{texts.letterTitle}</h3>
        {language !== 'en' && <p className="mt-1 text-sm text-muted">{texts.letterLanguage}</p>}
      </div>
      <blockquote
        lang="en"
        className="border border-line bg-surface p-5 font-serif text-base shadow-lifted sm:p-8"
      >
        <p className="font-semibold wrap-anywhere">1. {letter.heading}</p>
        <p className="mt-3 wrap-anywhere">{letter.quoted}</p>
        <p className="mt-3 wrap-anywhere">{letter.why}</p>
        <p className="mt-3">{letter.ask}</p>
        <p className="mt-3 text-muted">{letter.law}</p>
      </blockquote>
    </div>
  )
}
