import * as z from 'zod/mini'
import type { listMailings, MailedLetter } from '../../shared/api/mailing.ts'
import { type BureauKey, bureauKeys, bureauNames } from '../../shared/api/vocabulary.ts'
import { replacedBy } from '../../shared/rules/replaced-by.ts'
import { SignedInCase } from '../features/accounts/signed-in-case.tsx'
import { LetterEnvelopePart } from '../features/envelopes/letter-envelope-part.tsx'
import {
  PapersMissingTogether,
  papersMissingTogether,
} from '../features/envelopes/papers-missing-together.tsx'
import { RoundEnvelopes } from '../features/envelopes/round-envelopes.tsx'
import { useEnvelopes } from '../features/envelopes/use-envelopes.ts'
import { useSigningTurn } from '../features/envelopes/use-signing-turn.ts'
import { lettersInOrder } from '../features/mailing/letters-in-order.ts'
import { MailingView } from '../features/mailing/mailing-view.tsx'
import { useMailings } from '../features/mailing/use-mailings.ts'
import { PaymentForm } from '../features/payments/payment-form.tsx'
import { PostalSection } from '../features/postal/postal-section.tsx'
import { OutcomeSection } from '../features/results/outcome/outcome-section.tsx'
import { ResultsSection } from '../features/results/results-section.tsx'
import type { CallReply } from '../lib/call-address.ts'
import { paymentReturn, useReturnedIntent } from '../lib/payment-return.ts'
import { useHashTarget } from '../lib/use-hash-target.ts'
import { useMessages } from '../lib/use-messages.tsx'
import { useSearch } from '../lib/use-search.ts'

const mailingSearch = z.object({
  client: z._default(z.catch(z.string().check(z.trim()), ''), ''),
  /** 'next': the person comes from the review to sign; the first letter that can be signed is open for it. */
  sign: z.catch(z.optional(z.literal('next')), undefined),
  ...paymentReturn,
})

/** `/account/mailing?client=`: what was mailed, what is due, what was answered, and what comes next. */
export default function AccountMailingPage() {
  const [search, patch] = useSearch(mailingSearch)
  const returned = useReturnedIntent(search, patch)
  const { client } = search
  return (
    <ClientMailing
      key={client}
      client={client}
      returnedOrder={returned}
      comesToSign={search.sign !== undefined}
    />
  )
}

function ClientMailing(props: { client: string; returnedOrder: string | null; comesToSign: boolean }) {
  const { client, returnedOrder } = props
  const { mailing } = useMessages()
  const { mailings, reload, put } = useMailings(client)
  const envelopes = useEnvelopes(client, mailings.data !== undefined)
  const saidAbove = envelopes.query.data ? papersMissingTogether(envelopes.query.data) : []
  const { turn, pass } = useSigningTurn(envelopes.query.data, {
    order: signableOf(mailings.data?.letters ?? []),
    comesToSign: props.comesToSign,
  })
  const content = (
    <SignedInCase client={client} path="/account/mailing" query={mailings} texts={mailing}>
      {(log) => (
        <MailingView
          clientId={client}
          log={log}
          onSaved={put}
          isComplete={!envelopes.query.isPending}
          envelopeOf={({ documentId }, title) => (
            <LetterEnvelopePart
              clientId={client}
              documentId={documentId}
              title={title}
              envelopes={envelopes.query.data ?? undefined}
              saidAbove={saidAbove}
              opensToSign={turn?.documentId === documentId ? (turn.isNext ? 'next' : 'first') : undefined}
              onChanged={envelopes.put}
              onSigned={(shown) => pass(documentId, shown)}
            />
          )}
          envelopes={
            <>
              <PapersMissingTogether clientId={client} envelopes={envelopes.query.data} />
              <RoundEnvelopes clientId={client} query={envelopes.query} />
            </>
          }
          postal={
            <PostalSection
              clientId={client}
              returnedOrder={returnedOrder}
              renderPayment={(props) => <PaymentForm {...props} />}
            />
          }
          results={
            <>
              <ResultsSection
                clientId={client}
                mailedTo={mailedBureaus(log)}
                nextRound={log.nextRound}
                nextRoundReason={log.nextRoundReason}
                nextRoundUpgrade={log.nextRoundUpgrade}
                isPrepared={log.letters.some(({ round }) => round === log.nextRound)}
                onChanged={reload}
              />
              <OutcomeSection clientId={client} log={log} />
            </>
          }
        />
      )}
    </SignedInCase>
  )
  useHashTarget(mailings.data !== undefined)
  return content
}

/** Each letter that has its signature on the page. */
const signableOf = (letters: readonly MailedLetter[]): number[] =>
  lettersInOrder(letters)
    .filter((letter) => replacedBy(letter, letters) === null)
    .map(({ documentId }) => documentId)

/** Bureaus to which a letter was handed over at least. */
function mailedBureaus({ letters }: CallReply<typeof listMailings>): BureauKey[] {
  return bureauKeys.filter((key) =>
    letters.some(({ recipient, state }) => recipient === bureauNames[key] && state !== 'not_sent'),
  )
}
