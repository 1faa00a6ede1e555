import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { accountFields } from '../rules/account-fields.ts'
import { said } from '../sentences/said.ts'
import { saysCode } from '../sentences/says.ts'
import { bureauKey, recordId, recordIdText, recordNumber } from './vocabulary.ts'

/** What a value of an account may be said to be: the report's own fields, as the engine names them. */
export const accountMeanings = [...accountFields, 'remark'] as const

/** What begins with a line: a section of the report. */
export const headingMeanings = [
  'heading:personal',
  'heading:accounts',
  'heading:collections',
  'heading:public records',
  'heading:hard inquiries',
  'heading:soft inquiries',
] as const

/**
 * What a line of a report can be said to be. `bureau`: it names the bureau that prepared the report. `creditor`: an account
 * begins with it. `nothing`: it tells nothing of the person (an explanation, a sign of the print).
 */
export const lineMeaning = z.enum([
  'bureau',
  'reportDate',
  'reportNumber',
  'creditor',
  ...accountMeanings,
  ...headingMeanings,
  'nothing',
])
export type LineMeaning = z.infer<typeof lineMeaning>

/** What a label can be said to mean, in every report that prints it. */
export const labelMeaning = z.enum(['creditor', ...accountMeanings, ...headingMeanings, 'nothing'])
export type LabelMeaning = z.infer<typeof labelMeaning>

/** One line of a page. Boxes in points, from the page's top left corner as it is displayed. */
export const pageLine = z.object({
  /** Its place among the lines of the page, from 0: the name by which it is pointed at. */
  line: z.number(),
  text: z.string(),
  /** Its words left to right: a part of the line can be pointed at. */
  words: z.array(z.string()),
  box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  /** 'unread': the reader did not understand it; 'pointed': a person said what it is. */
  state: z.enum(['read', 'unread', 'pointed']),
})
export type PageLine = z.infer<typeof pageLine>

/** What a person said of a part of a line. */
export const saidPointing = z.object({
  id: z.number(),
  page: z.number(),
  line: z.number(),
  /** The part pointed at, as printed. */
  text: z.string(),
  meaning: lineMeaning,
  /** The creditor under whom the value counts, as printed; null for what is of the whole report. */
  creditor: z.nullable(z.string()),
  saidAt: z.string(),
  /** 'client', or 'staff' who said it for the client. */
  by: z.enum(['client', 'staff']),
})
export type SaidPointing = z.infer<typeof saidPointing>

/** How one uploaded report was read, and what a person may help it with. */
export const reportReading = z.object({
  /** Number of the upload: what is said is said of this file, not of one that replaced it meanwhile. */
  upload: z.number(),
  bureau: bureauKey,
  fileName: z.string(),
  /** 'reading': character recognition is still at work. 'closed': no page of the file can be shown (locked, broken). */
  state: z.enum(['read', 'in part', 'refused', 'reading', 'closed']),
  /** What was not read, in a sentence; null when all was. */
  sentence: z.nullable(said),
  /** Without these nothing of the file can be used: asked first, in this order. */
  needs: z.array(lineMeaning),
  /** Every page of the file, in points, with the number of its lines that were not understood. */
  pages: z.array(z.object({ page: z.number(), width: z.number(), height: z.number(), unread: z.number() })),
  accounts: z.number(),
  pointings: z.array(saidPointing),
})
export type ReportReadingState = z.infer<typeof reportReading>

const reportParams = z.object({ id: recordNumber, bureau: bureauKey })
const pageParams = z.object({ id: recordNumber, bureau: bureauKey, page: recordIdText })

export const getReportReading = defineCall({
  name: 'getReportReading',
  method: 'GET',
  path: '/api/clients/:id/reports/:bureau/reading',
  summary: 'How the current report of one bureau was read, and which of its lines were not understood.',
  params: reportParams,
  reply: reportReading,
})

export const getReportLines = defineCall({
  name: 'getReportLines',
  method: 'GET',
  path: '/api/clients/:id/reports/:bureau/pages/:page/lines',
  summary: 'The lines of one page of the report, each with its place.',
  params: pageParams,
  reply: z.object({ upload: z.number(), lines: z.array(pageLine) }),
})

export const getReportPage = defineCall({
  name: 'getReportPage',
  method: 'GET',
  path: '/api/clients/:id/reports/:bureau/pages/:page/picture',
  summary: 'A PNG of one page of the report, upright.',
  params: pageParams,
  produces: 'file',
})

/**
 * The file is read again with what was said; the reply says how it reads now. The same word twice changes nothing. 400 when
 * the words cannot be what they are said to be (a date without a date); 404 for a line that is not there; 409 when the file was
 * replaced meanwhile, or is in a mailed round's letters as it is.
 */
export const pointAtLine = defineCall({
  name: 'pointAtLine',
  method: 'POST',
  path: '/api/clients/:id/reports/:bureau/pointings',
  summary: 'What a line of the report is, or a part of it, in the word of a person who sees it.',
  params: reportParams,
  body: z.object({
    upload: recordId,
    page: recordId,
    line: z.number().check(z.int(), z.minimum(0), z.maximum(10_000)),
    /** First and last word of the part, from 0; without them the part that has the meaning's form. */
    words: z.optional(
      z.object({
        from: z.number().check(z.int(), z.minimum(0), z.maximum(1000)),
        to: z.number().check(z.int(), z.minimum(0), z.maximum(1000)),
      }),
    ),
    meaning: lineMeaning,
  }),
  reply: reportReading,
})

/** What was said stays in the log; it counts no longer. */
export const withdrawPointing = defineCall({
  name: 'withdrawPointing',
  method: 'DELETE',
  path: '/api/clients/:id/reports/:bureau/pointings/:pointing',
  summary: 'Takes back what was said of a line; the file is read again without it.',
  params: z.object({ id: recordNumber, bureau: bureauKey, pointing: recordIdText }),
  reply: reportReading,
})

/** A current upload of a client of which something was not understood. */
export const unreadFile = z.object({
  clientId: z.number(),
  clientName: z.string(),
  bureau: bureauKey,
  fileName: z.string(),
  uploadedAt: z.string(),
  state: z.enum(['in part', 'refused', 'closed']),
  sentence: z.nullable(said),
  /** Lines not understood; null where the file was refused. */
  unread: z.nullable(z.number()),
  /** Beginnings of its unread lines that look like labels, the most frequent first, six at most. */
  labels: z.array(z.object({ label: z.string(), count: z.number() })),
  pointings: z.number(),
})
export type UnreadFile = z.infer<typeof unreadFile>

export const listUnreadFiles = defineCall({
  name: 'listUnreadFiles',
  method: 'GET',
  path: '/api/staff/unread-files',
  summary: 'Reports that were not, or not wholly, understood, the oldest first.',
  query: z.object({ page: z.optional(recordIdText) }),
  reply: z.object({ files: z.array(unreadFile), total: z.number(), page: z.number(), pages: z.number() }),
})

/** A label that staff taught the reader. It counts once every stored file was read with it and none read worse. */
export const learnedLabel = z.object({
  id: z.number(),
  label: z.string(),
  meaning: labelMeaning,
  /** 'trying': it is being replayed; 'refused': a stored file would read worse; 'withdrawn' by staff. */
  state: z.enum(['trying', 'in use', 'refused', 'withdrawn']),
  /** Stored files replayed so far, of all. */
  tried: z.number(),
  of: z.number(),
  /** Files that read more with it, and values more in all. */
  files: z.number(),
  values: z.number(),
  /** Why it was refused; null else. */
  because: z.nullable(z.string()),
  by: z.string(),
  at: z.string(),
})
export type LearnedLabel = z.infer<typeof learnedLabel>

export const listLearnedLabels = defineCall({
  name: 'listLearnedLabels',
  method: 'GET',
  path: '/api/staff/report-labels',
  summary: 'The labels that staff taught the reader, the newest first.',
  reply: z.object({ labels: z.array(learnedLabel) }),
})

/** 400 for a label without two letters; 409 for one that the reader, or staff before, gave a meaning already. */
export const teachLabel = defineCall({
  name: 'teachLabel',
  method: 'POST',
  path: '/api/staff/report-labels',
  summary: 'Maps a label to its meaning; it is replayed against every stored file before it counts.',
  body: z.object({
    label: z
      .string()
      .check(
        z.trim(),
        z.minLength(2, saysCode('staffCheck.labelTooShort')),
        z.maxLength(80, saysCode('staffCheck.labelTooLong')),
      ),
    meaning: labelMeaning,
  }),
  reply: learnedLabel,
})

export const withdrawLabel = defineCall({
  name: 'withdrawLabel',
  method: 'DELETE',
  path: '/api/staff/report-labels/:label',
  summary: 'The reader forgets a label; files are read without it from then on.',
  params: z.object({ label: recordIdText }),
  reply: learnedLabel,
})
