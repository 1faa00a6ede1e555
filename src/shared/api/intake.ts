import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { said } from '../sentences/said.ts'
import { saysCode } from '../sentences/says.ts'
import { recognition } from './reports.ts'
import { bureauName, clientType, emailAddress, personName, phoneNumber } from './vocabulary.ts'

const text = (min: number, message: string) =>
  z.string().check(z.trim(), z.minLength(min, message), z.maxLength(300, message))
const choice = <const T extends readonly [string, ...string[]]>(options: T) =>
  z.enum(options, saysCode('check.option'))
/** '' counts as not answered: a browser form sends it for a question that was never shown. */
const optionalChoice = <const T extends readonly [string, ...string[]]>(options: T) =>
  z.optional(z.union([z.literal(''), z.enum(options)]))

export const intakeContact = z.object({
  name: personName,
  email: emailAddress(),
  phone: phoneNumber(),
  mailingAddress: text(5, saysCode('check.mailingAddress')),
  city: text(2, saysCode('check.city')),
  state: text(2, saysCode('check.state')),
  zipCode: text(5, saysCode('check.zipCode')),
})

export const intakeBackground = z.object({
  previousDisputes: choice(['yes', 'no', 'unsure']),
  identityTheft: choice(['yes', 'no']),
  policeReport: optionalChoice(['yes', 'no', 'not-yet']),
  ftcAffidavit: choice(['yes', 'no', 'not-yet']),
  notes: z.optional(z.string().check(z.maxLength(5000, saysCode('check.notesTooLong')))),
})

export const intakeForm = z.extend(intakeContact, intakeBackground.shape)

/** The multipart file fields, in the order of the page. Limits: shared/rules/file-limits.ts. */
export const intakeFiles = [
  {
    field: 'creditReport0',
    label: 'Experian credit report',
    accepts: 'report',
    bureau: 'experian',
  },
  {
    field: 'creditReport1',
    label: 'Equifax credit report',
    accepts: 'report',
    bureau: 'equifax',
  },
  {
    field: 'creditReport2',
    label: 'TransUnion credit report',
    accepts: 'report',
    bureau: 'transunion',
  },
  { field: 'policeReportFile', label: 'Police report', accepts: 'document', bureau: null },
  { field: 'ftcAffidavitFile', label: 'FTC affidavit', accepts: 'document', bureau: null },
  {
    field: 'previousDisputesFile',
    label: 'Previous dispute letters',
    accepts: 'document',
    bureau: null,
  },
  {
    field: 'licenseId',
    label: "Driver's license or state ID",
    accepts: 'document',
    bureau: null,
  },
  { field: 'ssc', label: 'Social Security card', accepts: 'document', bureau: null },
  {
    field: 'proofOfResidency',
    label: 'Proof of residency',
    accepts: 'document',
    bureau: null,
  },
] as const
/** Always asked for, though never required (decision 22). */
export const identityFields: readonly string[] = ['licenseId', 'ssc', 'proofOfResidency']

export type IntakeFileField = (typeof intakeFiles)[number]['field']

/** One transaction (decision 24); refused files do not refuse the intake (decision 22). */
export const submitIntake = defineCall({
  name: 'submitIntake',
  method: 'POST',
  path: '/api/intake',
  summary: 'Completes the client record of a payment or of a tester token, with its files.',
  encoding: 'multipart',
  body: z.extend(intakeForm, {
    clientType,
    paymentIntentId: z.optional(z.string()),
    token: z.optional(z.string()),
    /** File fields, with commas between, whose file stands in the draft of this browser and not in this form. */
    keptFiles: z.optional(z.string().check(z.maxLength(300))),
    /** One per opened form, so that a retry without payment and token makes one client (decision 24). */
    attemptKey: z.optional(z.string().check(z.maxLength(100))),
  }),
  reply: z.object({
    clientId: z.number(),
    refusedFiles: z.array(z.object({ field: z.string(), reason: said })),
  }),
})

const fileField = z.enum(intakeFiles.map(({ field }) => field) as [IntakeFileField, ...IntakeFileField[]])

/** A chosen file that waits on the server until the intake is sent. */
export const keptIntakeFile = z.object({
  field: fileField,
  fileName: z.string(),
  bytes: z.number(),
  /** It is kept as it is, and opens with a password only: whoever has it can say it. */
  needsPassword: z.optional(z.boolean()),
  /** Of a report: what was seen in it when it was chosen. A scan is read once the intake is sent. */
  recognition: z.optional(recognition),
  pages: z.optional(z.nullable(z.number())),
})
export type KeptIntakeFile = z.infer<typeof keptIntakeFile>

/**
 * Multipart; `field`, and the file as `chosen`, of a report also several, which become one. Replaces what was kept for the field. The checks and limits are those of the
 * intake. `password` opens a locked report, once; without a file the kept one. Errors: file_refused with the sentence that says why, and `fields.password` where a password is asked for
 * or was wrong; conflict when the server keeps no more files for anybody.
 */
export const keepIntakeFile = defineCall({
  name: 'keepIntakeFile',
  method: 'POST',
  path: '/api/intake-draft/files',
  summary: 'Keeps a chosen file with the draft, encrypted, for this browser only.',
  encoding: 'multipart',
  body: z.object({
    field: fileField,
    /** It is kept nowhere. */
    password: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: keptIntakeFile,
})

/** Removing what is not kept is no error. */
export const dropIntakeFile = defineCall({
  name: 'dropIntakeFile',
  method: 'DELETE',
  path: '/api/intake-draft/files/:field',
  summary: 'Removes a chosen file from the draft.',
  params: z.object({ field: fileField }),
  reply: z.object({ field: fileField }),
})

/** What was typed so far, kept on the server for this browser until the intake is sent or 24 hours pass. */
export const saveIntakeDraft = defineCall({
  name: 'saveIntakeDraft',
  method: 'PUT',
  path: '/api/intake-draft',
  summary: 'Keeps what was typed into the intake so far, encrypted, for this browser only.',
  body: z.object({
    fields: z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(5000))),
  }),
  reply: z.object({ savedAt: z.string() }),
})

export const getIntakeDraft = defineCall({
  name: 'getIntakeDraft',
  method: 'GET',
  path: '/api/intake-draft',
  summary: 'What this browser typed and chose in the intake before.',
  reply: z.object({ fields: z.record(z.string(), z.string()), files: z.array(keptIntakeFile) }),
})

/** Decision 21: who opens the intake without a payment or a good tester token is told at once. */
export const getIntakeAccess = defineCall({
  name: 'getIntakeAccess',
  method: 'GET',
  path: '/api/intake-access',
  summary: 'Whether this intake is paid for, or has a good tester token; asks the provider.',
  query: z.object({
    type: clientType,
    token: z.optional(z.string().check(z.maxLength(200))),
    /** Own PaymentIntent or number of an own record; somebody else's counts as none. */
    client: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: z.object({
    /** 'confirming': the provider has the payment in hand. */
    state: z.enum(['open', 'confirming', 'unpaid', 'token-invalid', 'token-used']),
    /** Of 'unpaid': number of the own unpaid record that a payment settles; null: a payment makes the record. */
    unpaidClient: z.nullable(z.number()),
    /** Of 'unpaid': number of an own paid record whose intake is still to be sent; null without one. */
    paidClient: z.nullable(z.number()),
    /** Of a good tester token, whose holder can send the intake: what they typed when they applied. */
    contact: z.optional(z.object({ name: z.string(), email: z.string(), phone: z.string() })),
  }),
})

/** Reads the reports that step 3 of the checkout has stored. `client`: as for listUploadedReports; somebody else's is 404. */
export const proposeAddress = defineCall({
  name: 'proposeAddress',
  method: 'GET',
  path: '/api/intake-address',
  summary: 'The address that an uploaded report prints, for the intake to propose.',
  query: z.object({ client: z.string().check(z.maxLength(200)) }),
  reply: z.object({
    address: z.nullable(
      z.object({
        mailingAddress: z.string(),
        city: z.string(),
        state: z.string(),
        zipCode: z.string(),
        bureau: bureauName,
      }),
    ),
  }),
})
