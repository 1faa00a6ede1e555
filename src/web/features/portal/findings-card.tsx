import type { Review } from '../../../shared/api/review.ts'
import { useMessages } from '../../lib/use-messages.tsx'
import { useSay } from '../../lib/use-say.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { summaryOf } from './review-summary.ts'

/** How much was found, how much of it is provable on paper, what waits for the client, and what was not understood. */
export function FindingsCard({ clientId, review }: { clientId: number; review: Review }) {
  const { card: texts } = useMessages().review
  const summary = summaryOf(review)
  if (!summary) return null
  const address = `/account/review?client=${clientId}`
  const { findings, provable, undecided, questions, confirmations, digits, birthDate } = summary
  const waits = [
    undecided > 0 && texts.undecided(undecided),
    questions > 0 && texts.questions(questions),
    confirmations > 0 && texts.confirmations(confirmations),
    digits && texts.digits,
    birthDate && texts.birthDate,
  ].filter((part) => part !== false)
  return (
    <Card
      id="findings"
      title={texts.title}
      aside={provable > 0 && <Badge tone="good">{texts.provable(provable)}</Badge>}
    >
      {findings === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <p className="font-serif text-3xl font-semibold tabular-nums">{texts.count(findings)}</p>
      )}
      {waits.length > 0 && <p className="mt-1 text-wait">{waits.join(' · ')}</p>}
      <CoverageNotice address={address} summary={summary} />
      <LinkButton className="mt-4" kind="secondary" to={address}>
        {texts.open}
      </LinkButton>
    </Card>
  )
}

function CoverageNotice(props: { address: string; summary: NonNullable<ReturnType<typeof summaryOf>> }) {
  const { card: texts, sections } = useMessages().review
  const say = useSay()
  const { tooLow, leftOut, labelsOnly, unreadLines } = props.summary
  const isWhole = tooLow.length + leftOut.length + labelsOnly.length === 0
  if (isWhole && unreadLines === 0) return null
  if (isWhole) {
    return (
      <p className="mt-3 text-sm text-muted">
        {texts.unread(unreadLines)} <TextLink to={`${props.address}#coverage`}>{sections.coverage}</TextLink>
      </p>
    )
  }
  return (
    <Notice tone={tooLow.length > 0 ? 'alarm' : 'wait'} title={texts.coverageTitle} className="mt-4">
      {tooLow.length > 0 && <p>{texts.tooLow(tooLow.join(', '))}</p>}
      {[...new Set(leftOut.map(say))].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {labelsOnly.length > 0 && <p>{texts.labelsOnly(labelsOnly.join(', '))}</p>}
      {unreadLines > 0 && <p>{texts.unread(unreadLines)}</p>}
      <TextLink to={`${props.address}#coverage`}>{sections.coverage}</TextLink>
    </Notice>
  )
}
