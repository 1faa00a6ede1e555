import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { pagedGuides } from '../catalogue/paged-guides.ts'
import { isDay } from '../rules/civil-days.ts'
import { languages } from '../rules/language.ts'
import { largestId } from '../rules/record-id.ts'
import { saysCode } from '../sentences/says.ts'
import { bureauKey } from './vocabulary.ts'

/** The ten types of the letter generator, as the engine names them; '' while none is chosen. */
const disputeTypeKey = z.enum([
  '',
  'not-mine',
  'incorrect-balance',
  'incorrect-payment-status',
  'duplicate-account',
  'closed-by-consumer',
  'paid-in-full',
  'settled-for-less',
  'identity-theft',
  'mixed-file',
  'outdated-information',
])

const line = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most, saysCode('check.keepUnder', { most })))
const lines = z.array(line(100)).check(z.maxLength(4))
const day = z.nullable(z.string().check(z.refine(isDay)))
/** 'YYYY-MM' or 'YYYY-MM-DD'. */
const monthOrDay = z.nullable(
  z.string().check(z.refine((text) => isDay(text) || isDay(`${text}-01`), saysCode('check.yearAndMonth'))),
)

/** A debt as the person typed it, or took it over from their reports. Empty texts are not known. */
const guideEntry = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  company: line(120),
  address: lines,
  accountNumber: line(40),
  originalCreditor: line(120),
  amount: line(20),
  bureaus: z.array(bureauKey).check(z.maxLength(3)),
  noticeOn: day,
  firstDelinquency: monthOrDay,
  /** As reports print it: 'YYYY-MM' or 'YYYY-MM-DD'. */
  removals: z.array(z.object({ bureau: bureauKey, printed: line(10) })).check(z.maxLength(3)),
  reason: line(1500),
  type: disputeTypeKey,
})
export type GuideEntryTyped = z.infer<typeof guideEntry>

const rentalRecord = z.object({
  landlord: line(120),
  landlordAddress: lines,
  property: line(200),
  leaseEndedOn: day,
  movedOutOn: day,
  screeningCompany: line(120),
  screeningAddress: lines,
  quoted: line(500),
  reason: line(1500),
  caseNumber: line(60),
})

/** What the person told the guide. */
export const guideAnswers = z.object({
  person: z.object({
    name: line(120),
    mailingAddress: line(200),
    city: line(80),
    state: line(40),
    zipCode: line(12),
  }),
  entries: z.array(guideEntry).check(z.maxLength(12)),
  rental: rentalRecord,
  /** Of a guide for one bureau. */
  chosenBureau: z.nullable(bureauKey),
  /** Letters that went out, by the paper's id. */
  mailings: z
    .array(
      z.object({
        paper: line(80),
        mailedOn: z.string().check(z.refine(isDay)),
        deliveredOn: day,
        answeredOn: day,
      }),
    )
    .check(z.maxLength(60)),
})
export type GuideAnswers = z.infer<typeof guideAnswers>

/** Not of what is kept: what was accepted once is always read. */
const isInOrder = ({ mailedOn, deliveredOn, answeredOn }: GuideAnswers['mailings'][number]): boolean =>
  (deliveredOn === null || mailedOn <= deliveredOn) &&
  (answeredOn === null || (deliveredOn ?? mailedOn) <= answeredOn)

const paperBlock = z.union([
  z.object({ kind: z.enum(['heading', 'paragraph', 'note']), text: line(4000) }),
  z.object({
    kind: z.enum(['list', 'steps', 'checks']),
    items: z.array(line(2000)).check(z.maxLength(60)),
  }),
  z.object({
    kind: z.literal('facts'),
    rows: z.array(z.object({ label: line(200), value: line(2000) })).check(z.maxLength(60)),
  }),
  z.object({
    kind: z.literal('table'),
    head: z.array(line(200)).check(z.maxLength(8)),
    rows: z.array(z.array(line(1000)).check(z.maxLength(8))).check(z.maxLength(200)),
    shares: z.optional(z.array(z.number()).check(z.maxLength(8))),
  }),
])
const paperBlocks = z.array(paperBlock).check(z.minLength(1), z.maxLength(120))

const guideShown = z.object({
  guide: z.enum(pagedGuides),
  /** Name of the product that opened it. */
  product: z.string(),
  /** ISO day. */
  begunOn: z.string(),
  /** Grows with every save; sent along, so that two windows do not undo each other. */
  version: z.number(),
  forms: z.array(z.enum(['entries', 'rental', 'bureau'])),
  answers: guideAnswers,
  /** Collectors' entries of the person's own reports that are not taken over yet. */
  known: z.array(guideEntry),
  steps: z.array(
    z.object({
      key: z.string(),
      /** ISO days. */
      from: z.string(),
      to: z.string(),
      papers: z.array(
        z.object({ id: z.string(), title: z.string(), isLetter: z.boolean(), edited: z.boolean() }),
      ),
      tasks: z.array(z.object({ key: z.string(), done: z.boolean() })),
    }),
  ),
  /**
   * What the person wrote of papers that are not offered now, since what they say is not so: theirs to read, none to download. A line
   * each.
   */
  kept: z.array(z.object({ id: z.string(), title: z.string(), lines: z.array(z.string()) })),
  dates: z.array(z.object({ day: z.string(), what: z.string(), source: z.string() })),
})
export type GuideShown = z.infer<typeof guideShown>

const guideParams = z.object({
  /** The provider's id of the checkout session. */
  sessionId: z.string().check(z.maxLength(200)),
  guide: z.enum(pagedGuides),
})
const paperParams = z.extend(guideParams, { paper: z.string().check(z.maxLength(80)) })
/** Of what the person reads: the page's; absent, the one that the person chose. */
const inLanguage = z.object({ language: z.optional(z.enum(languages)) })
const guidePath = '/api/purchases/:sessionId/guides/:guide'

const paperShown = z.object({
  title: z.string(),
  isLetter: z.boolean(),
  language: z.enum(['en', 'es']),
  blocks: z.array(paperBlock),
  /** The person wrote it anew: it follows no more what they enter. */
  edited: z.boolean(),
})
export type GuidePaperShown = z.infer<typeof paperShown>

export const getGuide = defineCall({
  name: 'getGuide',
  method: 'GET',
  path: guidePath,
  summary: 'A guide that a purchase opens: its steps with their days, its papers, and what was entered.',
  params: guideParams,
  query: inLanguage,
  reply: guideShown,
})

export const saveGuideAnswers = defineCall({
  name: 'saveGuideAnswers',
  method: 'PUT',
  path: `${guidePath}/answers`,
  summary: 'Keeps what a person entered in a guide; papers follow it.',
  params: guideParams,
  body: z.object({
    version: z.number().check(z.int(), z.minimum(0), z.maximum(largestId)),
    answers: guideAnswers.check(
      z.refine(({ mailings }) => mailings.every(isInOrder), saysCode('check.daysInOrder')),
    ),
  }),
  reply: guideShown,
})

export const tickGuideTask = defineCall({
  name: 'tickGuideTask',
  method: 'POST',
  path: `${guidePath}/tasks`,
  summary: 'Ticks a task of a guide, or takes the tick back.',
  params: guideParams,
  body: z.object({ task: z.string().check(z.maxLength(60)), done: z.boolean() }),
  reply: guideShown,
})

export const getGuidePaper = defineCall({
  name: 'getGuidePaper',
  method: 'GET',
  path: `${guidePath}/papers/:paper`,
  summary: 'The text of one paper of a guide.',
  params: paperParams,
  query: inLanguage,
  reply: paperShown,
})

export const saveGuidePaper = defineCall({
  name: 'saveGuidePaper',
  method: 'PUT',
  path: `${guidePath}/papers/:paper`,
  summary: 'Keeps a paper as the person wrote it; no blocks: it is written from what was entered again.',
  params: paperParams,
  body: z.object({ blocks: z.nullable(paperBlocks) }),
  reply: paperShown,
})

export const downloadGuidePaper = defineCall({
  name: 'downloadGuidePaper',
  method: 'GET',
  path: `${guidePath}/papers/:paper/download`,
  summary: 'One paper of a guide as a tagged PDF or for Word.',
  params: paperParams,
  query: z.extend(inLanguage, { as: z._default(z.enum(['pdf', 'word']), 'pdf') }),
  produces: 'file',
})
