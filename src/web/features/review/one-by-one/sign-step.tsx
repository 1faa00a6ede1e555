import type { ReactNode } from 'react'
import { listLetters } from '../../../../shared/api/letters.ts'
import type { GeneratedDocument } from '../../../../shared/api/portal.ts'
import { useCall } from '../../../lib/use-call.ts'
import { useMessages } from '../../../lib/use-messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { LayoutChoice } from '../letters/layout-choice.tsx'
import { LetterSection } from '../letters/letter-section.tsx'
import { DraftsLine } from '../letters-panel.tsx'
import type { WordedFinding } from '../review-in-words.ts'
import type { Drafts } from '../use-review.ts'
import { type SignedLetter, signedLetters } from './signed-letters.ts'

/** What signs letters where they are shown: another feature's part of the last screen. */
export type RenderSigning = (letters: readonly { documentId: number; title: string }[]) => ReactNode

interface SignStepProps {
  clientId: string
  round: number
  findings: readonly WordedFinding[]
  documents: readonly GeneratedDocument[]
  drafts: Drafts
  /** How many things wait for a word. */
  open: number
  renderSigning: RenderSigning
  onOpen: () => void
  /** Something that the letters follow was saved. */
  onSaved: () => void
}

/**
 * The end: each letter with what the person decided to dispute in it, its text with their own words, how the letters look, and the
 * way to signing and mailing.
 */
export function SignStep(props: SignStepProps) {
  const { mailing, review } = useMessages()
  const { yourLetters, oneByOne } = review
  const texts = oneByOne.sign
  const query = useCall(listLetters, { params: { id: props.clientId } }, { anew: true })
  const onScreen = query.data ?? null
  const letters = signedLetters(props, onScreen?.letters ?? [])
  const isAny = letters.some(({ items, bureau }) => items.length > 0 || bureau === null)
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
      {query.isError && (
        <Notice tone="alarm" role="alert" className="mt-4">
          <p>{yourLetters.failed}</p>
          <Button kind="secondary" className="mt-2" onClick={() => void query.refetch()}>
            {yourLetters.tryAgain}
          </Button>
        </Notice>
      )}
      {isAny &&
        letters.map((each) => (
          <LetterSection
            // Its text comes a moment later, and with it what was typed and not saved.
            key={`${each.documentType} ${each.letter !== undefined}`}
            clientId={props.clientId}
            round={props.round}
            documentType={each.documentType}
            title={each.bureau === null ? yourLetters.letterTo(each.name) : texts.letterTo(each.name)}
            letter={each.letter}
            onSaved={props.onSaved}
          >
            <WhatItDisputes {...each} />
          </LetterSection>
        ))}
      {isAny && onScreen && !onScreen.frozen && (
        <LayoutChoice clientId={props.clientId} layout={onScreen.layout} onSaved={props.onSaved} />
      )}
      <div role="status" className="mt-4 text-sm">
        <DraftsLine drafts={props.drafts} />
      </div>
      {isAny && props.drafts.state === 'writing' && (
        <div className="mt-5 min-h-[32rem]">
          <Skeleton lines={6} />
        </div>
      )}
      {isAny &&
        props.drafts.state !== 'writing' &&
        props.renderSigning(
          letters.flatMap(({ bureau, name, items, paper }) =>
            paper && (bureau === null || items.length > 0)
              ? [{ documentId: paper.id, title: mailing.letters.toRecipient(name) }]
              : [],
          ),
        )}
      {isAny && (
        <LinkButton
          wide
          className="mt-5 text-center"
          to={`/account/mailing?client=${props.clientId}&sign=next`}
        >
          {texts.mail}
        </LinkButton>
      )}
    </>
  )
}

/** The titles of its items in the language of the page, and its file. */
function WhatItDisputes({ bureau, name, items, paper }: SignedLetter) {
  const texts = useMessages().review.oneByOne.sign
  return (
    <>
      {bureau !== null && items.length === 0 && <p className="text-muted">{texts.nothing}</p>}
      {items.length > 0 && (
        <ol className="mt-2 list-decimal pl-6">
          {items.map(({ id, title, evidence }) => (
            <li key={id} className="py-1">
              {title}
              {evidence[0]?.creditor && <span className="text-muted"> · {evidence[0].creditor}</span>}
            </li>
          ))}
        </ol>
      )}
      {paper && (bureau === null || items.length > 0) && (
        <TextLink to={paper.fileUrl} newTab className="inline-flex min-h-11 items-center">
          {texts.read(name)}
        </TextLink>
      )}
    </>
  )
}
