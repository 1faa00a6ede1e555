import * as z from 'zod/mini'
import { defineCall, totalCount } from '../call.ts'
import { workKeys } from '../catalogue/grants.ts'
import { isDay } from '../rules/civil-days.ts'
import { workStates } from '../rules/work-clock.ts'
import { saysCode } from '../sentences/says.ts'
import { recordIdText } from './vocabulary.ts'

const workKey = z.enum(workKeys)

/** What only a person can do, as its buyer sees it. Days are 'YYYY-MM-DD' where the office is, instants ISO. */
export const workShown = z.object({
  id: z.number(),
  key: workKey,
  orderedAt: z.string(),
  /** The last day in time; of a session whose day is `agreed`, that day. */
  dueOn: z.string(),
  agreed: z.boolean(),
  state: z.enum(workStates),
  /** Name of who of the staff does it; null: nobody yet. */
  owner: z.nullable(z.string()),
  deliveredAt: z.nullable(z.string()),
  /** What staff wrote when it was delivered, for whoever has proven the address. */
  note: z.nullable(z.string()),
  /** There is a note, and this reader has not proven the address. */
  noteKept: z.boolean(),
})
export type WorkShown = z.infer<typeof workShown>

export const listPurchaseWorks = defineCall({
  name: 'listPurchaseWorks',
  method: 'GET',
  path: '/api/purchases/:sessionId/works',
  summary: 'What staff do for a purchase, each with its clock; notes only for who has proven the address.',
  params: z.object({
    /** The provider's id of the checkout session, as in getPurchase. */
    sessionId: z.string().check(z.minLength(10), z.maxLength(200)),
  }),
  reply: z.array(workShown),
})

export const staffWork = z.extend(workShown, {
  product: z.string(),
  buyerName: z.nullable(z.string()),
  buyerEmail: z.string(),
  clientId: z.nullable(z.number()),
  applicationId: z.nullable(z.number()),
  /** The account of its owner; `owner` says the name, for staff with the address where several have it. null: nobody yet. */
  ownerId: z.nullable(z.string()),
  /** The reader is its owner. */
  isMine: z.boolean(),
  isSession: z.boolean(),
  deliveredBy: z.nullable(z.string()),
})
export type StaffWork = z.infer<typeof staffWork>

/** The header `x-total-count` tells how many there are in all. */
export const listWorks = defineCall({
  name: 'listWorks',
  method: 'GET',
  path: '/api/staff/works',
  summary:
    'The queue of what only a person can do, first what is due first; what is over, newest first; staff only.',
  headers: totalCount,
  query: z.object({
    /** 'open', the default: everything that is still to be done, late or not. */
    show: z.optional(z.enum(workStates)),
    key: z.optional(workKey),
    owner: z.optional(z.enum(['me', 'nobody'])),
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
  }),
  reply: z.array(staffWork),
})

export const listWorkOwners = defineCall({
  name: 'listWorkOwners',
  method: 'GET',
  path: '/api/staff/work-owners',
  summary: 'Who of the staff may be given work; staff only.',
  reply: z.array(z.object({ id: z.string(), name: z.string() })),
})

const workParams = z.object({ id: recordIdText })

export const takeWork = defineCall({
  name: 'takeWork',
  method: 'POST',
  path: '/api/staff/works/:id/take',
  summary: 'Makes the asking member of staff its owner; 409 when a colleague was first.',
  params: workParams,
  reply: staffWork,
})

export const handOverWork = defineCall({
  name: 'handOverWork',
  method: 'POST',
  path: '/api/staff/works/:id/owner',
  summary: 'Gives a work to a member of staff, or back to everybody; staff only.',
  params: workParams,
  body: z.object({
    /** Id of the new owner; null: nobody. */
    to: z.nullable(z.string().check(z.maxLength(100))),
    /** Id of the owner that was on the screen: a colleague who took it meanwhile keeps it, also one of the same name. */
    from: z.nullable(z.string().check(z.maxLength(100))),
  }),
  reply: staffWork,
})

/** What the buyer reads; may be empty, as after a session that was held. */
export const workNote = z.string().check(z.trim(), z.maxLength(5000, saysCode('check.messageTooLong')))

export const deliverWork = defineCall({
  name: 'deliverWork',
  method: 'POST',
  path: '/api/staff/works/:id/delivery',
  summary: 'Marks a work delivered; the buyer is mailed and reads the note in their account.',
  params: workParams,
  body: z.object({ note: workNote }),
  reply: staffWork,
})

export const reopenWork = defineCall({
  name: 'reopenWork',
  method: 'POST',
  path: '/api/staff/works/:id/reopening',
  summary:
    'Takes the mark back: the buyer is mailed that it is still being done. The note stays for the next time.',
  params: workParams,
  reply: staffWork,
})

export const agreeSessionDay = defineCall({
  name: 'agreeSessionDay',
  method: 'POST',
  path: '/api/staff/works/:id/day',
  summary: 'Says on which day a session is agreed to be held; null: its clock begins anew.',
  params: workParams,
  body: z.object({ day: z.nullable(z.string().check(z.refine(isDay, saysCode('staff.noSuchDay')))) }),
  reply: staffWork,
})
