import { exportFacts, type Review } from '../../../shared/api/review.ts'
import { addressOf } from '../../lib/call-address.ts'
import { formatInstant } from '../../lib/format.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useOnline } from '../../lib/use-online.ts'
import { useSay } from '../../lib/use-say.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** What this is, when it was made and by which rules, and everything one must know before deciding. */
export function ReviewHeading({
  clientId,
  review,
  isShort = false,
}: {
  clientId: string
  review: Review
  /** Without the lead and the facts of the analysis: on a phone the first thing to decide is in sight at once. */
  isShort?: boolean
}) {
  const say = useSay()
  const texts = useMessages().review
  const online = useOnline()
  const facts = [
    texts.round(review.round),
    review.analysedAt && texts.analysed(formatInstant(review.analysedAt)),
    review.ruleSetVersion && texts.ruleSet(review.ruleSetVersion),
  ]
  return (
    <>
      <p className="mb-3">
        <TextLink to={`/client-dashboard?client=${clientId}`} isApart>
          {texts.back}
        </TextLink>
      </p>
      {isShort ? (
        <h1 className="mb-4 text-2xl">{texts.pageTitle}</h1>
      ) : (
        <PageHeading title={texts.pageTitle} lead={texts.lead} />
      )}
      {review.runId !== null && !isShort && (
        <p className="-mt-5 mb-6 text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>
      )}
      <div className="mb-6 grid gap-3 empty:hidden">
        {!online && (
          <Notice tone="wait" role="status" title={texts.offline.title}>
            <p>{texts.offline.text}</p>
          </Notice>
        )}
        {review.frozen && (
          <Notice title={texts.frozen.title(review.round)}>
            <p>
              {texts.frozen.text}{' '}
              <TextLink to={`/account/mailing?client=${clientId}`}>{texts.frozen.action}</TextLink>
            </p>
          </Notice>
        )}
        {review.notices.length > 0 && (
          <Notice tone="wait" title={texts.noticesTitle}>
            <ul className="grid gap-1">
              {review.notices.map(say).map((notice) => (
                <li key={notice}>{notice}</li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
    </>
  )
}

/** Nothing was analysed yet. */
export function NothingToReview({ clientId }: { clientId: string }) {
  const { empty } = useMessages().review
  return (
    <EmptyState
      title={empty.title}
      action={<LinkButton to={`/client-dashboard?client=${clientId}`}>{empty.action}</LinkButton>}
    >
      {empty.text}
    </EmptyState>
  )
}

/** Every confirmed fact as a file. */
export function FactsExport({ clientId }: { clientId: string }) {
  const texts = useMessages().review
  return (
    <div className="rounded-lg border border-line bg-surface p-5">
      <LinkButton
        kind="secondary"
        wide
        download
        className="text-center"
        to={addressOf(exportFacts, { params: { id: clientId } })}
      >
        {texts.exportFacts}
      </LinkButton>
      <p className="mt-2 text-sm text-muted">{texts.exportFactsHint}</p>
    </div>
  )
}
