import type { FundingChange } from '../shared/live.ts'
import type { LetterEventKind } from '../shared/rules/letter-events.ts'
import type { Database, Queryable } from './platform/db/database.ts'

/**
 * What happens, in the words of the field. A closed list: whoever changes a case, a purchase or an application notes what has
 * happened, in the transaction that made it true, and knows nothing of what follows. What follows stands in one table,
 * reactions.ts.
 */
export type Fact =
  /** Somebody left their interest on the home page, or corrected it. */
  | { kind: 'interest-left' }
  /** A beta application made its client record. */
  | { kind: 'tester-applied'; clientId: number }
  /** Staff added a client who was served or paid elsewhere before. */
  | { kind: 'client-arrived'; clientId: number }
  /** The payment provider sent a signed event, seen for the first time: a hint to ask what became of these. */
  | {
      kind: 'provider-event-received'
      eventId: string
      /** 'charge.dispute.created', ... */
      type: string
      paymentIntentId: string | null
      checkoutSessionId: string | null
      subscriptionId: string | null
    }
  /** The provider told something new of what was bought through a payment link. */
  | { kind: 'purchase-changed'; purchaseId: number }
  /** Staff gave back what was bought through a payment link; `email` is the buyer's, '' where it was forgotten. */
  | { kind: 'purchase-refunded'; email: string }
  /** An order of letters to be mailed, or one of its letters, is somewhere else. */
  | { kind: 'postal-changed'; clientId: number }
  /** An agreement was signed, cancelled, or may be paid now. */
  | { kind: 'agreement-changed' }
  /** Something was paid in another sum than was asked for, or after its person was deleted, or more of it was given back: staff see it and decide. */
  | { kind: 'other-sum-found' }
  /** The bank sent back what was refunded: the money is here again, and the person was told that it is on its way. */
  | { kind: 'refund-sent-back'; refundId: number }
  /** What a bank had sent back was paid in another way. */
  | { kind: 'refund-closed' }
  /** A cardholder disputes a payment at the bank, or the bank has gone on with it. */
  | { kind: 'chargeback-changed' }
  /** The buyer of a session said when they have time. */
  | { kind: 'session-times-asked'; purchaseId: number }
  /** A session was booked, moved or cancelled, by whomever. */
  | { kind: 'session-booking-changed'; purchaseId: number }
  /** Staff said that a paid session took place: what was bought is delivered. */
  | { kind: 'session-held'; purchaseId: number; by: { id: string; name: string } }
  /** A member of staff has another role, or was switched off or on: what they held is somebody else's to take over. */
  | { kind: 'member-changed' }
  /** Staff, or the mail log, changed a client's record; what else it meant is noted beside it. */
  | { kind: 'client-changed'; clientId: number }
  /** The record's mail dates of rounds 1 to 3 ('YYYY-MM-DD'), as they were and as they are. */
  | {
      kind: 'mail-dates-changed'
      clientId: number
      /** Id of who changed them. */
      by: string
      before: readonly (string | null)[]
      after: readonly (string | null)[]
      /** The mail log itself brought them: there they stand already. */
      isFromMailLog: boolean
    }
  /** The record has another address; `formerKey` is the key of the one before. */
  | { kind: 'client-readdressed'; clientId: number; formerKey: string }
  /**
   * How far a dispute is: a stage that was entered or came with a mail date, mail dates, results. `movesClocks`: its stage or mail
   * dates changed, which deadlines are counted from; what staff write of results moves none.
   */
  | {
      kind: 'dispute-progressed'
      clientId: number
      stage: string | null
      hasNewResults: boolean
      movesClocks: boolean
    }
  /** Somebody who was signed in with a link signed out; `userId` is that browser's own user. */
  | { kind: 'browser-signed-out'; userId: string }
  /** The client chose another language for what is written to them. */
  | { kind: 'language-chosen'; clientId: number }
  /** A funding application was sent, with the key of its address; `purchase` is the checkout session that its form was opened with. */
  | {
      kind: 'application-submitted'
      applicationId: number
      emailKey: string
      sender: { userId: string; email: string | null }
      purchase: string | null
      /** The box of the fee of success was ticked. */
      agreedToFee: boolean
    }
  /** What its applicant sees of an application changed, by applicant, staff or provider. */
  | { kind: 'application-changed'; applicationId: number; what: FundingChange['what'] }
  /** The provider told something new of a payment for a funding package, with or without an application. */
  | { kind: 'funding-payment-changed'; fundingPaymentId: number }
  /** Staff recorded the confirmed funding, from which the fee of success follows. */
  | { kind: 'funding-fee-recorded'; applicationId: number }
  /** Something was decided, answered or confirmed in the review. */
  | { kind: 'decision-recorded'; clientId: number }
  /** Letters beside the round were asked for, or no more. */
  | { kind: 'packets-requested'; clientId: number }
  /** A payment made its client record, or went on with one; once a payment. */
  | { kind: 'payment-settled'; clientId: number; paymentIntentId: string }
  /** Whatever the provider told that was new: paid, refunded, given up. */
  | { kind: 'payment-changed'; clientId: number }
  /** Staff entered what an unpaid client paid elsewhere, or that they are served free of charge; once a client. */
  | { kind: 'payment-entered'; clientId: number }
  /** A paper of the intake that came later. */
  | { kind: 'paper-added'; clientId: number }
  /** A paper that no letter went out with is gone. */
  | { kind: 'paper-removed'; clientId: number }
  /** The intake is in, with its files. */
  | { kind: 'intake-sent'; clientId: number }
  /** A bureau's report came in for a client, or pages of one. */
  | { kind: 'report-stored'; clientId: number }
  /** A report that is stored reads otherwise now, by what a person said of its lines. */
  | { kind: 'report-read-anew'; clientId: number }
  /** A scan was read to its end. */
  | { kind: 'scan-read'; clientId: number }
  /** The client said whether reports in another name are theirs. */
  | { kind: 'report-owner-said'; clientId: number }
  /** A run wrote its documents. */
  | { kind: 'run-completed'; clientId: number }
  /** The drafts follow what was decided. */
  | {
      kind: 'drafts-written'
      clientId: number
      changed: readonly { documentType: string; fileName: string }[]
    }
  /** A step of a letter stands in the mail log; `round` is the letter's. */
  | { kind: 'letter-mailed'; clientId: number; round: number }
  /** What happened to a letter beside its way through the mail. */
  | { kind: 'letter-event-recorded'; clientId: number; event: LetterEventKind }
  | { kind: 'letter-event-withdrawn'; clientId: number; event: LetterEventKind }
  /** A bureau's answer came in; it may have brought a new report along. */
  | { kind: 'answer-stored'; clientId: number }
  /** A scanned answer was read, or could not be; it may have brought a new report along. */
  | { kind: 'scanned-answer-read'; clientId: number; resultId: number }
  /** The client has compared an answer with the paper, or set it aside. */
  | { kind: 'answer-confirmed'; clientId: number }
  /** An answer was put to the letter that it belongs to. */
  | { kind: 'answer-moved'; clientId: number }

export type FactKind = Fact['kind']

/** What one fact is, by its kind. */
export type FactOf<K extends FactKind> = Extract<Fact, { kind: K }>

/**
 * What follows from a fact, in its transaction. It may enqueue jobs there; it awaits neither network nor child process.
 * What it answers happens once the transaction is committed: live events, and nothing that can fail.
 */
export type Reaction<D, F> = (deps: D, tx: Queryable, fact: F) => Promise<(() => void) | undefined>

/** In order, for each fact. `D` is what the features work with. */
export type Reactions<D> = { readonly [K in FactKind]: readonly Reaction<D, FactOf<K>>[] }

interface Noting<D> {
  database: Pick<Database, 'afterCommit'>
  reactions: Reactions<D>
}

/** Notes that something happened: everything that follows from it is done, or enqueued, in this transaction. */
export async function noteFact<D extends Noting<D>, K extends FactKind>(
  deps: D,
  tx: Queryable,
  fact: FactOf<K> & { kind: K },
): Promise<void> {
  const reactions: readonly Reaction<D, FactOf<K>>[] = deps.reactions[fact.kind]
  for (const react of reactions) {
    const afterwards = await react(deps, tx, fact)
    if (afterwards) deps.database.afterCommit(tx, afterwards)
  }
}
