import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { isDay } from '../rules/civil-days.ts'
import { stateCodes } from '../rules/us-states.ts'
import { saysCode } from '../sentences/says.ts'
import { intakeContact } from './intake.ts'
import { nameLine, recordIdText } from './vocabulary.ts'

/** What is signed, and what comes with it; the copies in Spanish are for reading. */
export const agreementPaperKeys = [
  'disclosure',
  'contract',
  'cancellation',
  'disclosure-es',
  'contract-es',
  'cancellation-es',
] as const
export type AgreementPaperName = (typeof agreementPaperKeys)[number]

const referenceParams = z.object({
  /** Unguessable; it stands in the mailed link. */
  reference: z.string().check(z.regex(/^[\w-]{20,60}$/)),
})

/** One line of the pen: x and y in turn, x to 600, y to 200. */
const stroke = z.array(z.number().check(z.int(), z.minimum(0), z.maximum(600))).check(z.maxLength(2000))

/** The typed name is the signature; the drawing is besides, and may be empty. */
export const agreementSignature = z.object({
  name: nameLine().check(z.minLength(2, saysCode('agreement.typeName')), z.maxLength(200)),
  drawing: z.array(stroke).check(z.maxLength(100)),
})
export type AgreementSignature = z.infer<typeof agreementSignature>

const signatureShown = z.object({
  name: z.string(),
  drawing: z.array(z.array(z.number())),
  signedAt: z.string(),
})

const block = z.union([
  z.object({ kind: z.enum(['heading', 'paragraph', 'bold', 'note']), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
  z.object({
    kind: z.literal('facts'),
    rows: z.array(z.object({ label: z.string(), value: z.string() })),
  }),
  z.object({
    kind: z.literal('signature'),
    labels: z.object({ name: z.string(), drawing: z.string(), date: z.string(), empty: z.string() }),
    signed: z.nullable(signatureShown),
  }),
  z.object({ kind: z.literal('blanks'), labels: z.array(z.string()) }),
  z.object({ kind: z.literal('page') }),
])
const paperShown = z.object({ title: z.string(), language: z.enum(['en', 'es']), blocks: z.array(block) })
export type AgreementPaperShown = z.infer<typeof paperShown>

/**
 * 'not-needed': this state asks for no agreement; 'statement', 'contract': to be signed next; 'waiting': signed, in the days to
 * cancel; 'open': may be paid, or the intake may go on; 'paid': it was paid under it.
 */
export const agreementStages = [
  'not-needed',
  'statement',
  'contract',
  'waiting',
  'open',
  'paid',
  'cancelled',
] as const
export type AgreementStage = (typeof agreementStages)[number]

const agreementShown = z.object({
  reference: z.string(),
  stage: z.enum(agreementStages),
  /** Whether the asker is who began it, signed in with its address, or staff: nobody else sees papers and person. */
  isOwn: z.boolean(),
  product: z.object({ key: z.string(), name: z.string(), price: z.number() }),
  state: z.string(),
  /** 'm•••@example.com'. */
  email: z.string(),
  /** Who sells: papers on paper and notices of cancellation go there. */
  company: z.object({ name: z.string(), address: z.string(), email: z.string() }),
  person: z.nullable(z.object({ name: z.string(), email: z.string(), phone: z.string() })),
  /** Days; null before the contract is signed. */
  signedOn: z.nullable(z.string()),
  cancelUntil: z.nullable(z.string()),
  opensOn: z.nullable(z.string()),
  cancelledAt: z.nullable(z.string()),
  /** It was paid before it was signed: what waits is the intake, and a cancellation gives the sum back. */
  paidBefore: z.boolean(),
  mayCancel: z.boolean(),
  /** What is signed next, to its owner; `digest` goes back with the signature. */
  toSign: z.nullable(
    z.object({
      paper: z.enum(['disclosure', 'contract']),
      /** The days that follow from signing it now; of the contract. */
      cancelUntil: z.string(),
      opensOn: z.string(),
      digest: z.string(),
      shown: z.array(paperShown),
      /** Copies in Spanish for reading; none on an English page. */
      reading: z.array(paperShown),
    }),
  ),
  /** Signed papers, to their owner. */
  papers: z.array(z.enum(agreementPaperKeys)),
  /** false: what was signed was altered in our files afterwards. */
  whole: z.boolean(),
  /** Where it goes on once it is open; null before. */
  goOn: z.nullable(z.string()),
})
export type AgreementShown = z.infer<typeof agreementShown>

export const getAgreementNeed = defineCall({
  name: 'getAgreementNeed',
  method: 'GET',
  path: '/api/agreement-need',
  summary: 'Whether whoever orders this is asked where they live, and where it is paid when they are not.',
  /** As of `beginAgreement`. */
  query: z.object({
    product: z.optional(z.string().check(z.maxLength(100))),
    tier: z.optional(z.string().check(z.maxLength(100))),
    amount: z.optional(z.string().check(z.maxLength(20))),
    client: z.optional(z.string().check(z.maxLength(100))),
  }),
  reply: z.object({ asked: z.boolean(), goOn: z.nullable(z.string()) }),
})

export const beginAgreement = defineCall({
  name: 'beginAgreement',
  method: 'POST',
  path: '/api/agreements',
  summary:
    'Says where the buyer of a dispute package or a session lives; answers whether an agreement is signed there.',
  body: z.extend(intakeContact, {
    state: z.enum(stateCodes as [string, ...string[]], saysCode('agreement.chooseState')),
    /** A key of the catalogue with a link of its own; absent: tier, amount and service name a package of the checkout. */
    product: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    tier: z.optional(z.nullable(z.string())),
    amount: z.optional(z.nullable(z.union([z.number(), z.string()]))),
    service: z.optional(z.nullable(z.string())),
    /** Number or PaymentIntent of the own record that is to be paid, or that was paid before its person said so. */
    client: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  }),
  reply: agreementShown,
})

export const getAgreement = defineCall({
  name: 'getAgreement',
  method: 'GET',
  path: '/api/agreements/:reference',
  summary: 'Where an agreement stands; to its owner with what is to be signed and what was signed.',
  params: referenceParams,
  reply: agreementShown,
})

export const signAgreementStatement = defineCall({
  name: 'signAgreementStatement',
  method: 'POST',
  path: '/api/agreements/:reference/statement',
  summary: 'Signs the receipt of the statement of 15 U.S.C. 1679c and consents to electronic records.',
  params: referenceParams,
  body: z.object({
    signature: agreementSignature,
    digest: z.string().check(z.maxLength(64)),
    /** 15 U.S.C. 7001(c)(1)(C)(ii): the number in a test file, which shows that its reader can open such files. */
    accessCode: z.string().check(z.trim(), z.maxLength(20)),
    electronic: z.literal(true, saysCode('agreement.consentFirst')),
  }),
  reply: agreementShown,
})

export const signAgreementContract = defineCall({
  name: 'signAgreementContract',
  method: 'POST',
  path: '/api/agreements/:reference/contract',
  summary: 'Signs the contract; the business days in which it may be cancelled begin.',
  params: referenceParams,
  body: z.object({ signature: agreementSignature, digest: z.string().check(z.maxLength(64)) }),
  reply: agreementShown,
})

export const cancelAgreement = defineCall({
  name: 'cancelAgreement',
  method: 'POST',
  path: '/api/agreements/:reference/cancel',
  summary: 'Cancels an agreement without a reason; whoever holds its link may.',
  params: referenceParams,
  reply: agreementShown,
})

export const openAgreementPaper = defineCall({
  name: 'openAgreementPaper',
  method: 'GET',
  path: '/api/agreements/:reference/papers/:paper',
  summary: 'A signed paper as it was signed, or the test file with the number in it.',
  params: z.extend(referenceParams, { paper: z.enum([...agreementPaperKeys, 'access-check']) }),
  produces: 'file',
})

const staffAgreement = z.object({
  reference: z.string(),
  stage: z.enum(agreementStages),
  /** '' once the person asked for deletion. */
  name: z.string(),
  email: z.string(),
  state: z.string(),
  product: z.string(),
  price: z.number(),
  statementSignedAt: z.nullable(z.string()),
  signedOn: z.nullable(z.string()),
  cancelUntil: z.nullable(z.string()),
  cancelledAt: z.nullable(z.string()),
  cancelledBy: z.nullable(z.enum(['person', 'staff'])),
  /** A cancelled one that was paid: the sum is to be given back. */
  refundDue: z.boolean(),
  clientId: z.nullable(z.number()),
  papers: z.array(z.enum(agreementPaperKeys)),
  whole: z.boolean(),
})
export type StaffAgreement = z.infer<typeof staffAgreement>

export const listAgreements = defineCall({
  name: 'listAgreements',
  method: 'GET',
  path: '/api/staff/agreements',
  summary: 'Agreements, the newest first: of one client, or the newest of all; staff only.',
  query: z.object({ client: z.optional(recordIdText) }),
  reply: z.object({
    /** Where the pack is switched on. */
    states: z.array(z.string()),
    agreements: z.array(staffAgreement),
  }),
})

export const recordCancellation = defineCall({
  name: 'recordCancellation',
  method: 'POST',
  path: '/api/staff/agreements/:reference/cancellation',
  summary: 'Enters a notice of cancellation that came on paper or in another writing; staff only.',
  params: referenceParams,
  body: z.object({
    /** The day on which it was mailed or handed over. */
    givenOn: z.string().check(z.refine(isDay, saysCode('agreement.noDay'))),
  }),
  reply: staffAgreement,
})
