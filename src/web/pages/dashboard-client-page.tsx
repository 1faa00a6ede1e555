import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { type BureauKey, bureauKeys, bureauNames } from '../../shared/api/vocabulary.ts'
import { caseworkTexts as texts } from '../../shared/messages/staff/casework.ts'
import { resultsClock } from '../../shared/rules/next-step.ts'
import { StaffAgreements } from '../features/agreement/staff-agreements.tsx'
import { NotifyClient } from '../features/announcements/notify-client.tsx'
import { ArrivalNote } from '../features/arrivals/arrival-note.tsx'
import { AboutClient } from '../features/casework/about-client.tsx'
import { AnswerEntry } from '../features/casework/answer-entry.tsx'
import { CaseView } from '../features/casework/case-view.tsx'
import { PostWord } from '../features/casework/post-word.tsx'
import { RoundsPart } from '../features/casework/rounds-part.tsx'
import { useCaseRecord } from '../features/casework/use-case-record.ts'
import { LetterEnvelopePart } from '../features/envelopes/letter-envelope-part.tsx'
import { useEnvelopes } from '../features/envelopes/use-envelopes.ts'
import { FollowupPart } from '../features/followup/followup-part.tsx'
import { ClientConversation } from '../features/inbox/client-conversation.tsx'
import { ComposeMail } from '../features/mail/compose-mail.tsx'
import { MailLog } from '../features/mailing/mail-log.tsx'
import { useMailings } from '../features/mailing/use-mailings.ts'
import { PaymentForm } from '../features/payments/payment-form.tsx'
import { PostalSection } from '../features/postal/postal-section.tsx'
import { StaffSends } from '../features/postal/staff-sends.tsx'
import { NextRound } from '../features/results/next-round.tsx'
import { ResultsSection } from '../features/results/results-section.tsx'
import { type StaffMember, StaffPage } from '../features/staff/staff-page.tsx'
import { ApiError, sentenceOf } from '../lib/api-error.ts'
import { mayStaff } from '../lib/may-staff.ts'
import { paymentReturn, useReturnedIntent } from '../lib/payment-return.ts'
import { useSearch } from '../lib/use-search.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextLink } from '../ui/text-link.tsx'

const clientSearch = z.object({
  client: z._default(z.catch(z.string().check(z.trim(), z.regex(/^[1-9]\d{0,8}$/)), ''), ''),
  ...paymentReturn,
})

/** `/dashboard/client?client=`: everything known of one client, for staff. */
export default function DashboardClientPage() {
  const [{ client }] = useSearch(clientSearch)
  const [name, setName] = useState<string | null>(null)
  return (
    <StaffPage title={client !== '' && name ? name : texts.title} ownHeading={client !== ''}>
      {(member) =>
        client === '' ? (
          <EmptyState title={texts.noClient} action={<TextLink to="/dashboard">{texts.toList}</TextLink>}>
            {texts.noClientText}
          </EmptyState>
        ) : (
          <>
            <ClientCase key={client} clientId={client} member={member} onName={setName} />
            <ArrivalNote key={`arrival ${client}`} clientId={client} />
          </>
        )
      }
    </StaffPage>
  )
}

interface ClientCaseProps {
  clientId: string
  member: StaffMember
  /** The name that the page is titled with, once it is known. */
  onName: (name: string | null) => void
}

function ClientCase({ clientId, member, onName }: ClientCaseProps) {
  const [deleted, setDeleted] = useState(false)
  const { record, reload } = useCaseRecord(clientId)
  const name = record.data?.client.name ?? null
  useEffect(() => onName(name), [onName, name])
  if (deleted) {
    return (
      <Notice tone="good" role="status">
        <p>{texts.closing.deleted}</p>
        <TextLink to="/dashboard">{texts.toList}</TextLink>
      </Notice>
    )
  }
  if (record.isPending) return <Skeleton lines={9} />
  const isGone = record.error instanceof ApiError && record.error.status === 404
  if (!record.data || isGone) {
    return (
      <>
        <PageHeading title={texts.title} />
        <Notice tone="alarm" role="alert">
          <p>{isGone ? texts.notFound : sentenceOf(record.error, texts.failed)}</p>
          <p className="mt-3 flex flex-wrap items-center gap-4">
            {!isGone && (
              <Button size="sm" kind="secondary" onClick={() => void record.refetch()}>
                {texts.tryAgain}
              </Button>
            )}
            <TextLink to="/dashboard">{texts.toList}</TextLink>
          </p>
        </Notice>
      </>
    )
  }
  return (
    <>
      {record.isError && (
        <Notice tone="wait" role="status" className="mb-4">
          <p>{texts.stale}</p>
        </Notice>
      )}
      <CaseView
        record={record.data}
        isAdmin={mayStaff(member, 'delete')}
        reload={reload}
        onDeleted={() => setDeleted(true)}
        mailLog={
          <AboutClient name={record.data.client.name}>
            <MailLogWithPackets clientId={clientId} />
          </AboutClient>
        }
        answers={
          <AboutClient name={record.data.client.name}>
            <AnswersAndRounds clientId={clientId} />
          </AboutClient>
        }
        post={
          <AboutClient name={record.data.client.name}>
            <PostOfCase clientId={clientId} clientName={record.data.client.name} />
          </AboutClient>
        }
        rounds={
          <AboutClient name={record.data.client.name}>
            <RoundsOfCase clientId={clientId} />
          </AboutClient>
        }
        composeMail={<ComposeMail clientId={Number(clientId)} />}
        messages={<ClientConversation clientId={Number(clientId)} />}
        agreements={record.data.hasAgreements && <StaffAgreements clientId={clientId} />}
        notes={<FollowupPart clientId={clientId} mayWork={mayStaff(member, 'work')} />}
        notify={<NotifyClient clientId={Number(clientId)} />}
      />
    </>
  )
}

/** Staff see what each letter's packet holds and whether the client has signed; they sign nothing. */
function MailLogWithPackets({ clientId }: { clientId: string }) {
  const { query, put } = useEnvelopes(clientId, true)
  return (
    <MailLog
      clientId={clientId}
      envelopeOf={({ documentId }, title) => (
        <LetterEnvelopePart
          clientId={clientId}
          documentId={documentId}
          title={title}
          envelopes={query.data ?? undefined}
          onChanged={put}
        />
      )}
    />
  )
}

/** What the bureaus answered, and the round that follows from it. */
function AnswersAndRounds({ clientId }: { clientId: string }) {
  const { mailings, reload } = useMailings(clientId)
  if (mailings.isPending) return <Skeleton />
  if (!mailings.data) return <LoadFailure of={mailings} otherwise={texts.failed} />
  const { letters, ...next } = mailings.data
  const round = Math.max(0, ...letters.filter(({ state }) => state !== 'not_sent').map((each) => each.round))
  const lettersTo = (key: BureauKey) =>
    letters.filter(({ recipient, state }) => recipient === bureauNames[key] && state !== 'not_sent')
  const isAnswered = (key: BureauKey) =>
    lettersTo(key).some((letter) => letter.round === round && resultsClock(letter.clocks)?.state === 'met')
  const mailedTo = bureauKeys
    .filter((key) => lettersTo(key).length > 0)
    .sort((a, b) => Number(isAnswered(a)) - Number(isAnswered(b)))
  return (
    <ResultsSection
      clientId={clientId}
      mailedTo={mailedTo}
      entry={<AnswerEntry clientId={clientId} bureaus={mailedTo} />}
      nextRound={next.nextRound}
      nextRoundReason={next.nextRoundReason}
      nextRoundUpgrade={next.nextRoundUpgrade}
      isPrepared={letters.some(({ round }) => round === next.nextRound)}
      onChanged={reload}
    />
  )
}

/** Each round on one screen, with the press that begins the next one where it can succeed. */
function RoundsOfCase({ clientId }: { clientId: string }) {
  const { mailings } = useMailings(clientId)
  if (mailings.isPending) return <Skeleton />
  if (!mailings.data) return <LoadFailure of={mailings} otherwise={texts.failed} />
  const { letters, nextRound, nextRoundReason, nextRoundUpgrade } = mailings.data
  return (
    <RoundsPart
      clientId={clientId}
      log={mailings.data}
      next={
        <NextRound
          clientId={clientId}
          round={nextRound}
          reason={nextRoundReason}
          upgrade={nextRoundUpgrade}
          isPrepared={letters.some(({ round }) => round === nextRound)}
        />
      }
    />
  )
}

/** Letters that are printed and mailed, ordered by staff on the client's word; those in trouble with their refunds. */
function PostOfCase({ clientId, clientName }: { clientId: string; clientName: string }) {
  const [search, patch] = useSearch(clientSearch)
  const returned = useReturnedIntent(search, patch)
  return (
    <div className="mt-6">
      <PostalSection
        clientId={clientId}
        returnedOrder={returned}
        renderPayment={(props) => <PaymentForm {...props} />}
        beforeOrder={<PostWord clientId={clientId} clientName={clientName} />}
      />
      <StaffSends clientId={clientId} />
    </div>
  )
}
