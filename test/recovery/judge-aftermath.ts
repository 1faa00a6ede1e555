import * as fs from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { loadConfig } from '../../src/server/config.ts'
import { filesFolderOf, openProduct } from '../../src/server/open-product.ts'
import { createLog } from '../../src/server/platform/log/log.ts'
import { serverEnvironment } from './killable-server.ts'
import type { PersistentClient } from './persistent-client.ts'

/** Waits until every client's run has ended. @returns the statuses, in the clients' order */
export async function waitForRuns(clients: readonly PersistentClient[], withinMs: number): Promise<string[]> {
  const end = Date.now() + withinMs
  for (;;) {
    const statuses: string[] = []
    for (const { browser, clientId } of clients) {
      const { status } = (await browser.get(`/api/clients/${clientId}/armor-status`)) as { status: string }
      statuses.push(status)
    }
    if (statuses.every((status) => status !== 'processing') || Date.now() > end) return statuses
    await pause(200)
  }
}

/** The types of the documents that each client sees. */
export async function documentsOf(client: PersistentClient): Promise<string[]> {
  const url = `/api/clients/${client.clientId}/documents`
  const documents = (await client.browser.get(url)) as { documentType: string }[]
  return documents.map((document) => document.documentType).sort()
}

export interface Aftermath {
  clients: number
  settledPayments: number
  receipts: number
  runs: number
  documents: number
  currentReports: number
  /** Files that a row names and that are not there, or do not open. */
  unreadableFiles: string[]
  /** Files that no row names: what a kill between file and row leaves. They cost space and nothing else. */
  ownerlessFiles: number
}

const counts = {
  clients: 'select count(*)::int as n from clients',
  settledPayments: 'select count(*)::int as n from payments where settled_at is not null',
  receipts: `select count(*)::int as n from mail_outbox where mail_type = 'receipt'`,
  runs: 'select count(*)::int as n from processing_runs',
  documents: 'select count(*)::int as n from documents',
  currentReports: 'select count(*)::int as n from report_uploads where superseded_at is null',
} as const

/** Counts what is in the data of a stopped server, and opens every file. */
export async function judgeAftermath(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Aftermath> {
  const config = loadConfig({ ...serverEnvironment(folder), ...settings })
  const product = await openProduct(config, createLog('silent'), { working: false })
  try {
    const { db } = product.deps.database
    const count = async (query: string) => (await db.execute<{ n: number }>(query)).rows[0]?.n ?? -1
    const { rows } = await db.execute<{ key: string }>(
      `select file_key as key from documents union all select file_key from report_uploads
        union all select file_key from evidence_pictures`,
    )
    const unreadableFiles: string[] = []
    for (const { key } of rows) {
      await product.deps.files.get(key).catch(() => unreadableFiles.push(key))
    }
    const stored = await fs.readdir(filesFolderOf(config), { recursive: true, withFileTypes: true })
    return {
      clients: await count(counts.clients),
      settledPayments: await count(counts.settledPayments),
      receipts: await count(counts.receipts),
      runs: await count(counts.runs),
      documents: await count(counts.documents),
      currentReports: await count(counts.currentReports),
      unreadableFiles,
      ownerlessFiles: stored.filter((entry) => entry.isFile()).length - rows.length,
    }
  } finally {
    await product.close()
  }
}
