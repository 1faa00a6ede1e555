import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { said } from '../sentences/said.ts'
import { bureauKey, bureauName, clientIdParams, recordId, recordNumber } from './vocabulary.ts'

export const itemOutcome = z.enum([
  'deleted',
  'corrected',
  'verified',
  'changed_still_wrong',
  'reinserted',
  'reaged',
  'no_answer',
])
export type ItemOutcome = z.infer<typeof itemOutcome>

// Answers for which the client says what the paper says: scans, and printed files that could not be read. -----------

/** Days that an answer may print beside its items, and which clocks count from. */
export const answerDay = z.enum(['finished', 'frivolous', 'reinserted'])
export type AnswerDay = z.infer<typeof answerDay>

/**
 * How far an answer is that counts only for what the client says of it. A scan is 'reading', then 'to_confirm' or
 * 'failed'; a printed file that could not be read is 'unreadable' from the start. Each of these ends in 'confirmed', or in
 * 'set_aside': it is no answer to the letter, which may be taken back by confirming it.
 */
const answerScanState = z.enum(['reading', 'to_confirm', 'failed', 'unreadable', 'confirmed', 'set_aside'])

/** Nothing that character recognition read counts, in a letter or for a clock, before the client has confirmed it. */
export const answerScan = z.object({
  state: answerScanState,
  /** Nothing was read: the client enters what the paper says, or did. */
  isByHand: z.boolean(),
  /** Pages read of all; 0 of 0 while it waits. */
  done: z.number(),
  of: z.number(),
  /** What was read of each disputed item; where nothing was, the items with 'no_answer' for the client to enter. */
  read: z.array(
    z.object({
      finding: z.string(),
      title: z.string(),
      creditor: z.nullable(z.string()),
      /** As the disputed report prints it; null where it prints none, and in answers kept before it was. */
      accountNumber: z.optional(z.nullable(z.string())),
      outcome: itemOutcome,
      said: z.nullable(z.string()),
      /** Of the least sure word, below 1; null where nothing in the answer shows the outcome. */
      confidence: z.nullable(z.number()),
      /** Addresses of pictures of the places that it was read from. */
      pictures: z.array(z.string()),
    }),
  ),
  days: z.array(z.object({ kind: answerDay, day: z.string() })),
  confirmedAt: z.nullable(z.string()),
})
export type AnswerScan = z.infer<typeof answerScan>

// -------------------------------------------------------------------------------------------------------------------

/** How an answer came of which there is no file. What was only said on the telephone stands in no letter. */
export const answerWays = ['mail', 'online', 'email', 'phone'] as const
const answerWay = z.enum(answerWays)
export type AnswerWay = z.infer<typeof answerWay>

/** What became of the items of one letter. */
export const disputeResult = z.object({
  id: z.number(),
  round: z.number(),
  bureau: bureauName,
  source: z.enum(['results-letter', 'new-report']),
  receivedOn: z.string(),
  /** '' for one without a file. */
  fileName: z.string(),
  /** How one without a file came; absent: there is a file. */
  cameBy: z.optional(answerWay),
  /** Letters that it was filed under before, oldest first. */
  moves: z.optional(
    z.array(
      z.object({ at: z.string(), by: z.enum(['client', 'staff']), round: z.number(), bureau: bureauName }),
    ),
  ),
  /** A plain sentence when the file could not be read as an answer; then `items` is empty. */
  problem: z.nullable(said),
  /** Only of a scan, and of a printed file that could not be read. */
  scan: z.optional(answerScan),
  items: z.array(
    z.object({
      finding: z.string(),
      title: z.string(),
      creditor: z.nullable(z.string()),
      /** As the disputed report prints it; null where it prints none, and in answers kept before it was. */
      accountNumber: z.optional(z.nullable(z.string())),
      outcome: itemOutcome,
      /** As printed in the answer; null where it says nothing of the item. */
      said: z.nullable(z.string()),
      /** One sentence: what this means and what the next round does with it. */
      meaning: said,
    }),
  ),
})
export type DisputeResult = z.infer<typeof disputeResult>

export const listResults = defineCall({
  name: 'listResults',
  method: 'GET',
  path: '/api/clients/:id/results',
  summary: 'What the bureaus answered, item by item.',
  params: clientIdParams,
  reply: z.array(disputeResult),
})

/** Multipart; `answer`: a results letter or a new report of that bureau. One PDF, or photos (JPG, PNG, WebP) and files in the
 *  order of its pages, together up to 25 MB, which become one. 409 while no letter of a round is mailed to it. */
export const uploadResults = defineCall({
  name: 'uploadResults',
  method: 'POST',
  path: '/api/clients/:id/results',
  summary: "Takes a bureau's answer and says what became of each disputed item.",
  params: clientIdParams,
  encoding: 'multipart',
  body: z.object({
    bureau: bureauKey,
    /** ISO date on which it came. */
    receivedOn: z.string(),
  }),
  reply: disputeResult,
})

// Answers that the client confirms -----------------------------------------------------------------------------------

const resultParams = z.object({ id: recordNumber, result: recordNumber })

/**
 * `outcome`: what the paper says of the item; where it is not what was read, the words that were read are dropped. Every
 * item of `scan.read` once. `said`: the bureau's words, only where there is no file to read them from; no letter quotes them. `days`: those that the client saw printed. `isAnswer` false: the file is no answer to the
 * letter, so nothing is said of its items; it counts for nothing and holds nothing up. 409 while it is being read, and
 * once it is confirmed.
 */
export const confirmAnswer = defineCall({
  name: 'confirmAnswer',
  method: 'POST',
  path: '/api/clients/:id/results/:result/confirmation',
  summary: 'What an answer says, compared with the paper or entered by the client.',
  params: resultParams,
  body: z.object({
    items: z.array(
      z.object({
        finding: z.string(),
        outcome: itemOutcome,
        said: z.optional(z.string().check(z.trim(), z.maxLength(300))),
      }),
    ),
    days: z.array(answerDay),
    isAnswer: z.optional(z.boolean()),
  }),
  reply: disputeResult,
})

/** 409 unless reading it failed. */
export const readAnswerAgain = defineCall({
  name: 'readAnswerAgain',
  method: 'POST',
  path: '/api/clients/:id/results/:result/reading',
  summary: 'Reads a scanned answer once more, after reading it failed.',
  params: resultParams,
  reply: disputeResult,
})

export const getAnswerPicture = defineCall({
  name: 'getAnswerPicture',
  method: 'GET',
  path: '/api/clients/:id/results/:result/pictures/:picture',
  summary: 'A PNG of one place of a scanned answer, the place marked.',
  params: z.object({ id: recordNumber, result: recordNumber, picture: z.string() }),
  produces: 'file',
})

// -------------------------------------------------------------------------------------------------------------------

/**
 * `document`: a mailed dispute letter of the same client. Its file is read anew against that letter, a scan by its job; what was
 * entered by hand is asked for again, since other items are at stake. To where it is already: nothing changes. 409 while it is
 * being read, for a letter mailed after it came, and where the same file is filed already.
 */
export const moveAnswer = defineCall({
  name: 'moveAnswer',
  method: 'POST',
  path: '/api/clients/:id/results/:result/letter',
  summary: 'Files an answer under the letter that it answers.',
  params: resultParams,
  body: z.object({ document: recordId }),
  reply: disputeResult,
})

/** It counts once `confirmAnswer` has said what it says of each item. The same bureau, day and way make one answer. */
export const enterAnswer = defineCall({
  name: 'enterAnswer',
  method: 'POST',
  path: '/api/staff/clients/:id/answers',
  summary: 'Enters an answer of a bureau of which there is no file.',
  params: clientIdParams,
  body: z.object({
    bureau: bureauKey,
    /** ISO date on which it came. */
    receivedOn: z.string(),
    cameBy: answerWay,
  }),
  reply: disputeResult,
})

/** 409 with the sentence of `nextRoundReason` while the round's answers or deadlines are still to come. */
export const startNextRound = defineCall({
  name: 'startNextRound',
  method: 'POST',
  path: '/api/clients/:id/rounds',
  summary: 'Prepares the documents of the next round from what the bureaus answered.',
  params: clientIdParams,
  reply: z.object({ jobId: z.string(), round: z.number() }),
})

/** Letters beside the round: written at the client's wish, with the facts that only the client can state. */
export const requestPackets = defineCall({
  name: 'requestPackets',
  method: 'POST',
  path: '/api/clients/:id/packets',
  summary: 'Asks for a collector validation request, an identity-theft block or a security freeze.',
  params: clientIdParams,
  body: z.object({
    collectorValidation: z.array(z.object({ bureau: bureauName, itemId: z.string() })),
    identityTheft: z.nullable(
      z.object({
        items: z.array(z.object({ bureau: bureauName, itemId: z.string() })).check(z.minLength(1)),
        reportNumber: z.nullable(z.string().check(z.maxLength(60))),
        /** The client states that these are not the client\'s transactions (605B(a)(4)); nothing is written without. */
        statesNotMine: z.literal(true),
      }),
    ),
    securityFreeze: z.boolean(),
  }),
  reply: z.object({ requestedAt: z.string() }),
})

/** What packets may name, and what was asked for so far. */
export const getPackets = defineCall({
  name: 'getPackets',
  method: 'GET',
  path: '/api/clients/:id/packets',
  summary: 'The entries that a packet may name, and the packets asked for.',
  params: clientIdParams,
  reply: z.object({
    entries: z.array(
      z.object({
        bureau: bureauName,
        itemId: z.string(),
        creditor: z.string(),
        accountNumber: z.nullable(z.string()),
        isCollector: z.boolean(),
      }),
    ),
    asked: z.object({
      collectorValidation: z.array(z.object({ bureau: bureauName, itemId: z.string() })),
      identityTheft: z.array(z.object({ bureau: bureauName, itemId: z.string() })),
      securityFreeze: z.boolean(),
    }),
  }),
})
