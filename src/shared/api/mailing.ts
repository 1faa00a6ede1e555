import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { clock } from '../rules/clock.ts'
import { letterEventKinds } from '../rules/letter-events.ts'
import { said } from '../sentences/said.ts'
import { upgradeShown } from './holding.ts'
import { bureauKeys, clientIdParams, recordNumber } from './vocabulary.ts'

/** The states of a letter, in their order; each but the first with a day and its evidence. */
export const mailingStates = ['not_sent', 'handed_over', 'accepted', 'delivered'] as const
export const mailingState = z.enum(mailingStates)
export type MailingState = z.infer<typeof mailingState>

/** What happened to a letter beside its way through the mail, as the client entered it: an answer, a notice. */
export const letterEvent = z.object({
  id: z.number(),
  kind: z.enum(letterEventKinds),
  /** ISO date. For a notice of reinsertion the date of the notice, else the day on which it happened or came. */
  day: z.string(),
  /** ISO date: the day that an answer prints, or on which a notice says that the item was put back; null: not printed. */
  printedDay: z.nullable(z.string()),
  /** Path of the photo or PDF; null: entered without proof. */
  evidenceUrl: z.nullable(z.string()),
  recordedAt: z.string(),
  /** Only one that stands counts for a clock; what was corrected or taken back is kept as it was. */
  state: z.enum(['stands', 'corrected', 'withdrawn']),
})
export type LetterEntry = z.infer<typeof letterEvent>

export const mailedLetter = z.object({
  documentId: z.number(),
  documentType: z.string(),
  /** '' of a letter from before the case was kept here. */
  fileName: z.string(),
  /** 'Experian', or the furnisher or collector. */
  recipient: z.string(),
  round: z.number(),
  state: mailingState,
  /** Items that wait for the client's decision: with any it is a draft, and its mailing cannot be entered. */
  undecided: z.number(),
  certifiedNumber: z.nullable(z.string()),
  steps: z.array(
    z.object({
      state: z.enum(['handed_over', 'accepted', 'delivered']),
      day: z.string(),
      /** Path of the photo or PDF that proves it; null: entered without proof, so no clock runs from it. */
      evidenceUrl: z.nullable(z.string()),
      recordedAt: z.string(),
      /** The mail sandbox told it: nothing was mailed. Absent: somebody did. */
      isSandbox: z.optional(z.literal(true)),
    }),
  ),
  /** In the order in which they were entered. */
  events: z.array(letterEvent),
  clocks: z.array(clock),
  /** It went out before the case was kept here: no file of it can be opened, and its answer is entered, not read. */
  isFromBefore: z.optional(z.literal(true)),
})
export type MailedLetter = z.infer<typeof mailedLetter>

export const listMailings = defineCall({
  name: 'listMailings',
  method: 'GET',
  path: '/api/clients/:id/mailings',
  summary: 'The mail log: a row a letter, its states with evidence, its clocks.',
  params: clientIdParams,
  reply: z.object({
    letters: z.array(mailedLetter),
    /** Clocks of the whole case, such as two and five years. */
    clocks: z.array(clock),
    /** Whether the next round may be prepared now; if not, `nextRoundReason` says what it waits for. */
    nextRound: z.nullable(z.number()),
    nextRoundReason: z.nullable(said),
    /** The larger package with which it could be prepared, where what was paid is what is lacking; else null. */
    nextRoundUpgrade: z.nullable(upgradeShown),
  }),
})

/**
 * Multipart; file `evidence` (JPG, PNG or PDF up to 10 MB). The first handed-over letter of a round enters the round's
 * mail date and freezes its documents (decision 26), which then hold only what was decided. 409 for a draft. Days in the future or before an earlier state are refused.
 */
export const recordMailing = defineCall({
  name: 'recordMailing',
  method: 'POST',
  path: '/api/clients/:id/mailings',
  summary: 'Enters that a letter was handed over, accepted by the carrier or delivered, with its evidence.',
  params: clientIdParams,
  encoding: 'multipart',
  body: z.object({
    documentId: recordNumber,
    state: z.enum(['handed_over', 'accepted', 'delivered']),
    /** ISO date. */
    day: z.string(),
    /** As on the receipt; digits and spaces. */
    certifiedNumber: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: mailedLetter,
})

/** To whom a letter from before went: a bureau, or a company named by `company`. */
export const earlierRecipients = [...bureauKeys, 'company'] as const
export type EarlierRecipient = (typeof earlierRecipients)[number]

/**
 * Multipart; file `evidence` (JPG, PNG or PDF up to 10 MB): the proof of the delivery where `deliveredOn` is given, else of the
 * mailing. What it proves counts for clocks as with every letter; days without it start none. The round's mail date follows. 409
 * where the round has letters of its own here, or the same letter is logged with another day; the same one twice is one entry.
 */
export const logEarlierLetter = defineCall({
  name: 'logEarlierLetter',
  method: 'POST',
  path: '/api/staff/clients/:id/earlier-letters',
  summary: 'Logs a letter that went out before the case was kept here, with its number and proof.',
  params: clientIdParams,
  encoding: 'multipart',
  body: z.object({
    to: z.enum(earlierRecipients),
    company: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    round: recordNumber,
    /** ISO date. */
    mailedOn: z.string(),
    /** As on the receipt; digits and spaces. */
    certifiedNumber: z.optional(z.string().check(z.maxLength(40))),
    /** ISO date. */
    deliveredOn: z.optional(z.string()),
  }),
  reply: mailedLetter,
})

/**
 * Multipart; file `evidence` (JPG, PNG or PDF up to 10 MB), which every kind but `more_info_sent` needs. `corrects` names
 * the entry that this one takes the place of; what happens once takes the place of its last entry anyway. Days in the
 * future, before the letter was mailed, or after the day on which they were read are refused. The same twice is one entry.
 */
export const recordLetterEvent = defineCall({
  name: 'recordLetterEvent',
  method: 'POST',
  path: '/api/clients/:id/letter-events',
  summary:
    'Enters what happened to a letter: information sent after it, a notice, an answer, with its evidence.',
  params: clientIdParams,
  encoding: 'multipart',
  body: z.object({
    documentId: recordNumber,
    kind: z.enum(letterEventKinds),
    /** ISO date. */
    day: z.string(),
    /** ISO date; only for an answer or a notice of reinsertion. */
    printedDay: z.optional(z.string()),
    corrects: z.optional(recordNumber),
  }),
  reply: mailedLetter,
})

/** The entry stays in the record as taken back. A second time changes nothing. */
export const withdrawLetterEvent = defineCall({
  name: 'withdrawLetterEvent',
  method: 'POST',
  path: '/api/clients/:id/letter-events/:event/withdrawal',
  summary: 'Takes back an entry that was a mistake.',
  params: z.object({ id: recordNumber, event: recordNumber }),
  reply: mailedLetter,
})

export const downloadLetterEventEvidence = defineCall({
  name: 'downloadLetterEventEvidence',
  method: 'GET',
  path: '/api/clients/:id/letter-events/:event/evidence',
  summary: 'The photo or PDF that proves what was entered about a letter.',
  params: z.object({ id: recordNumber, event: recordNumber }),
  produces: 'file',
})

export const downloadMailingEvidence = defineCall({
  name: 'downloadMailingEvidence',
  method: 'GET',
  path: '/api/clients/:id/mailings/:step/evidence',
  summary: 'The photo or PDF that proves one step of a mailing.',
  params: z.object({ id: recordNumber, step: recordNumber }),
  produces: 'file',
})

export const downloadCalendar = defineCall({
  name: 'downloadCalendar',
  method: 'GET',
  path: '/api/clients/:id/calendar.ics',
  summary: 'The clocks of the case as a calendar file.',
  params: clientIdParams,
  produces: 'file',
})

export const downloadCaseFile = defineCall({
  name: 'downloadCaseFile',
  method: 'GET',
  path: '/api/clients/:id/case-file',
  summary: 'Everything of the case in one archive with a manifest of hashes, for a lawyer.',
  params: clientIdParams,
  produces: 'file',
})
