import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Said } from '../../../shared/sentences/said.ts'
import { personJson } from '../../platform/db/json-columns.ts'
import { personText } from '../../platform/db/person-columns.ts'
import { sealedBytes } from '../../platform/db/sealed-bytes.ts'
import type { Unsealed } from '../../platform/db/unsealed-columns.ts'

/** One run of analysis, generation, delivery and dashboard. Its id is the job id that the portal shows. */
export const processingRuns = pgTable(
  'processing_runs',
  {
    id: text().primaryKey(),
    clientId: integer().notNull(),
    status: text({ enum: ['processing', 'completed', 'error'] }).notNull(),
    stage: text({ enum: ['analysis', 'generation', 'delivery', 'dashboard'] }).notNull(),
    progress: integer().notNull().default(0),
    message: personText('processing_runs.message'),
    error: personText('processing_runs.error'),
    /** What the run did without, one sentence each. */
    notes: personJson<Said[]>('processing_runs.notes', { of: 'elements' })
      .notNull()
      .default(sql`'[]'::jsonb`),
    /** Parsed reports and findings before any decision, sealed JSON, once analysis is done; a restart goes on from here. */
    analysisSealed: sealedBytes(),
    ruleSetVersion: text(),
    findingCount: integer(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    finishedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('processing_runs_client').on(table.clientId, table.startedAt),
    /** One run at a time for a client, however often the button is pressed. */
    uniqueIndex('processing_runs_one_active').on(table.clientId).where(sql`status = 'processing'`),
  ],
)
export type ProcessingRunRow = typeof processingRuns.$inferSelect
/** Where a run stands, without its analysis. */
export type RunStanding = Unsealed<ProcessingRunRow>

/** Crops of the reports' own lines that a run's findings and questions rest on. The bytes are in the file store. */
export const evidencePictures = pgTable(
  'evidence_pictures',
  {
    runId: text().notNull(),
    /** pictureKey() of the evidence. */
    key: text().notNull(),
    fileKey: text().notNull(),
    /** Pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.key] })],
)
export type EvidencePictureRow = typeof evidencePictures.$inferSelect
