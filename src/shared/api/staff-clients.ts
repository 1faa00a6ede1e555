import * as z from 'zod/mini'
import { defineCall, totalCount } from '../call.ts'
import { saysCode } from '../sentences/says.ts'
import { clientIdParams, emailAddress, nameLine, phoneLine, recordIdText } from './vocabulary.ts'

/** Entity 'Client (staff dashboard)'. Dates are 'YYYY-MM-DD' or null; amount is a numeric string (decision 9). */
export const staffClient = z.object({
  id: z.number(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  clientType: z.string(),
  paymentStatus: z.string(),
  /** Dollars as a numeric string, as `lost`: what was paid less what was refunded. */
  amount: z.string(),
  /** Of that, what banks took back for good from chargebacks that were lost; the figures count the amount without it. */
  lost: z.string(),
  reportFileName: z.nullable(z.string()),
  googleDriveFolderUrl: z.nullable(z.string()),
  disputeStatus: z.string(),
  round1MailDate: z.nullable(z.string()),
  round2MailDate: z.nullable(z.string()),
  round3MailDate: z.nullable(z.string()),
  results: z.nullable(z.string()),
  lastEmailSent: z.nullable(z.string()),
  lastEmailType: z.nullable(z.string()),
  createdAt: z.string(),
  /** Sent back as `If-Match`, so that nobody overwrites what somebody else just changed (decision 29). */
  version: z.number(),
  /** Who changed the record last; null when only the product did. */
  changedBy: z.nullable(z.string()),
  changedAt: z.string(),
  /** Files that the stage still needs and that are not there; none before the intake has asked for any. */
  missingFiles: z.number(),
  intakeCompleted: z.boolean(),
  /** The earliest deadline that is still open; a day in the past is late, if it is proved. */
  nextDeadlineOn: z.nullable(z.string()),
  /** Whether evidenced receipt starts it; false: an estimate from a mail date, by which nobody is late. */
  nextDeadlineProved: z.boolean(),
  blocked: z.boolean(),
  /** Name of who of the staff looks after the case; null: nobody yet. */
  owner: z.nullable(z.string()),
  /** Words that staff put on the client, by name. */
  tags: z.array(z.string()),
})
export type StaffClient = z.infer<typeof staffClient>

export const clientSorts = [
  'created',
  'name',
  'amount',
  'stage',
  'payment',
  'deadline',
  'lastEmail',
  'changed',
] as const
export type ClientSort = (typeof clientSorts)[number]

/** No database keeps this character in a text. */
export const withoutNul = () => z.regex(/^[^\0]*$/, saysCode('staffCheck.unprintable'))

const pageNumber = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)))

/** How far paying clients came, as the figures count them; 'open': paid, and not completed. */
export const clientProgress = ['open', 'intake', 'reports', 'round1', 'completed'] as const

/** What narrows the list; all are optional, all together hold. Kept in the address of the dashboard under these names. */
export const clientFilter = z.object({
  /** Words; each must begin a word of the name or address, the phone number (or its last 7 or 4 digits) or the client's number. */
  search: z.optional(z.string().check(z.maxLength(200))),
  stage: z.optional(z.string().check(z.maxLength(60), withoutNul())),
  payment: z.optional(z.enum(['paid', 'pending', 'failed'])),
  type: z.optional(z.enum(['paid', 'tester'])),
  missing: z.optional(z.enum(['yes', 'no'])),
  late: z.optional(z.enum(['yes', 'no'])),
  progress: z.optional(z.enum(clientProgress)),
  /** 'YYYY-MM', the calendar month (UTC) in whose figure the payment counts; paid clients alone. */
  month: z.optional(z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/))),
  /** Who looks after the case: 'me', 'nobody', or the id of a member of staff. */
  owner: z.optional(z.string().check(z.minLength(1), z.maxLength(100), withoutNul())),
  /** Number of a tag. */
  tag: z.optional(recordIdText),
  /** Whole words, each in some note or task of the client. */
  notes: z.optional(z.string().check(z.maxLength(200), withoutNul())),
})
export type ClientFilter = z.infer<typeof clientFilter>

/**
 * Decision 29: without parameters the whole array; with any of them one page (50 when `pageSize` is absent). The header
 * `x-total-count` says how many clients the filter finds. Without `sort` the newest come first; without `direction` a sort
 * goes up, but by a day of the past (created, lastEmail, changed) down. Clients without the day sorted by come last, both
 * ways. Late means that the next deadline is before today (UTC).
 */
export const listClients = defineCall({
  name: 'listClients',
  method: 'GET',
  path: '/api/clients',
  summary: 'All clients, newest first, or one page of those that a filter finds; staff only.',
  headers: totalCount,
  query: z.extend(clientFilter, {
    page: pageNumber,
    pageSize: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
    sort: z.optional(z.enum(clientSorts)),
    direction: z.optional(z.enum(['up', 'down'])),
  }),
  reply: z.array(staffClient),
})

/** The figures of the specification's section 9 over all clients, and what is drawn from them. */
export const dashboardTotals = z.object({
  totalClients: z.number(),
  paidClients: z.number(),
  testerClients: z.number(),
  pendingPayments: z.number(),
  failedPayments: z.number(),
  /** Dollars as numeric strings: sum of the amounts of paid clients, less what was lost at banks; that sum over their count. */
  totalRevenue: z.string(),
  averageRevenue: z.string(),
  /** 0 to 1; null when it would divide by nothing. */
  conversionRate: z.nullable(z.number()),
  /** Paid clients whose stage is not completed; and those whose stage is. */
  activeDisputes: z.number(),
  completedDisputes: z.number(),
  /** completed / (active + completed), 0 to 1; null when it would divide by nothing. */
  successRate: z.nullable(z.number()),
  /** Dollars, numeric string: paid amounts of the records made in this calendar month (UTC), less what was lost at banks, against the monthly target. */
  revenueThisMonth: z.string(),
  monthlyTarget: z.string(),
  /** The last twelve calendar months (UTC), oldest first; 'YYYY-MM'; `clients` counts the paid ones. */
  revenueByMonth: z.array(z.object({ month: z.string(), revenue: z.string(), clients: z.number() })),
  byStage: z.array(z.object({ stage: z.string(), clients: z.number() })),
  /**
   * Who came at least as far as each step, each a part of the one before: all clients and the addresses that are only
   * leads; clients; those who paid; of these, who sent the intake, gave three reports, whose first round was mailed, whose
   * case is completed. Whoever is further has passed the earlier steps.
   */
  funnel: z.array(
    z.object({
      step: z.enum(['leads', 'clients', 'paid', 'intake', 'reports', 'round1', 'completed']),
      count: z.number(),
    }),
  ),
  late: z.number(),
  missingFiles: z.number(),
})
export type DashboardTotals = z.infer<typeof dashboardTotals>

export const getDashboardTotals = defineCall({
  name: 'getDashboardTotals',
  method: 'GET',
  path: '/api/staff/totals',
  summary: 'The dashboard figures over all clients; staff only.',
  reply: dashboardTotals,
})

const day = z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, saysCode('staffCheck.dateForm'))))

/** Any text, the five of shared/rules/dispute-status among them. */
export const stageText = z.string().check(z.trim(), z.minLength(1), z.maxLength(60), withoutNul())

/**
 * Decision 29: these fields; all others of a row sent along are ignored. An absent field stays, a null date is taken away. Name
 * and telephone number of a row may be shorter than staff may type them: the checkout and imports take such ones.
 */
export const clientChange = z.object({
  name: z.optional(nameLine().check(z.maxLength(200, saysCode('check.nameTooLong')), withoutNul())),
  phone: z.optional(phoneLine().check(withoutNul())),
  email: z.optional(emailAddress().check(withoutNul())),
  disputeStatus: z.optional(stageText),
  round1MailDate: z.optional(day),
  round2MailDate: z.optional(day),
  round3MailDate: z.optional(day),
  results: z.optional(z.nullable(z.string().check(z.maxLength(20_000), withoutNul()))),
})
export type ClientChange = z.infer<typeof clientChange>

/** Header `If-Match: "7"` is optional (decision 29): with it, a conflict answers 409 and says who changed what when. */
export const changeClient = defineCall({
  name: 'changeClient',
  method: 'PATCH',
  path: '/api/clients/:id',
  summary: 'Changes a client record; moves the portal live.',
  headers: { takes: { 'if-match': 'The version that the change rests on, or *.' } },
  params: clientIdParams,
  body: clientChange,
  reply: staffClient,
})

/** Admins only. RFC 4180, every cell safe to open in a spreadsheet; recorded in the audit log. */
export const exportClients = defineCall({
  name: 'exportClients',
  method: 'GET',
  path: '/api/staff/clients.csv',
  summary: 'The clients that a filter finds, as CSV; admins only.',
  query: clientFilter,
  produces: 'file',
})
