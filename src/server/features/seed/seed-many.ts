import { msOfDay } from '../../../shared/rules/civil-days.ts'
import type { Deps } from '../../deps.ts'
import type { Sealer } from '../../platform/crypto/sealer.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { wordsOfPerson } from '../../platform/db/search-words.ts'
import { sealFileName } from '../../platform/files/sealed-file-name.ts'
import { clientSearch, clients } from '../clients/clients.tables.ts'
import { listClientTotals } from '../clients/list-client-totals.ts'
import { searchWordsOf } from '../clients/search-words.ts'
import { leads } from '../leads/leads.tables.ts'
import { sealMailContent } from '../outbox/mail-content.ts'
import { mailOutbox } from '../outbox/outbox.tables.ts'
import { reportUploads } from '../reports/reports.tables.ts'
import { type ExampleHistory, exampleHistory } from './example-history.ts'
import { examplePerson } from './example-person.ts'
import { insertMany, refreshStatistics, takeIds } from './seed.store.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'

const atOnce = 1_000
/** Any number: who is made depends on it. */
const seed = 2_026

/**
 * Fills an empty product with generated clients, to see how it works with many: rows only, without analyses and letters.
 * Everybody is invented (example-person.ts). The same number on the same day gives the same clients.
 */
export async function seedMany(
  deps: Pick<Deps, 'database' | 'clock' | 'files' | 'sealer'>,
  count: number,
  print: (line: string) => void,
): Promise<void> {
  const random = seededRandom(seed)
  const now = deps.clock.now()
  const report = await deps.files.put(new TextEncoder().encode(exampleReport))
  for (let done = 0; done < count; ) {
    const size = Math.min(atOnce, count - done)
    await deps.database.transaction(async (tx) => {
      const first = await takeIds(tx, clients, size)
      const histories = Array.from({ length: size }, (_, at) => exampleHistory(random, first + at, now))
      await insertHistories(deps.sealer, tx, histories, report)
      await insertMany(tx, leads, deps.sealer.columns, leadsBeside(random, histories))
    })
    done += size
    if (done % 10_000 === 0 && done < count) print(`${done} clients`)
  }
  // Puts what the figures are kept by together, so that its many rows are cleared away with the rest.
  await listClientTotals(deps.database.db)
  await refreshStatistics(deps.database.db)
  print(`${count} example clients are there. They are invented, and have neither analyses nor letters.`)
}

async function insertHistories(
  sealer: Sealer,
  tx: Queryable,
  histories: readonly ExampleHistory[],
  report: { key: string; bytes: number; sha256: string },
): Promise<void> {
  const clientRows = histories.map(({ client }) => client)
  await insertMany(tx, clients, sealer.columns, clientRows)
  await insertMany(
    tx,
    clientSearch,
    sealer.columns,
    clientRows.map((client) => ({ clientId: client.id, words: searchWordsOf(client), changedIn: 0 })),
  )
  await insertMany(
    tx,
    reportUploads,
    sealer.columns,
    histories.flatMap(({ client, reports }) =>
      reports.map((bureau) => ({
        clientId: client.id,
        bureau,
        fileKey: report.key,
        fileNameSealed: sealFileName(sealer, report.key, `${bureau}.pdf`),
        bytes: report.bytes,
        sha256: report.sha256,
        createdAt: client.createdAt,
      })),
    ),
  )
  await insertMany(
    tx,
    mailOutbox,
    sealer.columns,
    histories.flatMap(({ client, mails }) =>
      mails.map(({ mailType, sentAt }) => ({
        dedupeKey: `example:${client.id}:${mailType}`,
        clientId: client.id,
        mailType,
        recipient: client.email,
        recipientKey: client.emailKey,
        searched: wordsOfPerson({ email: client.email }),
        contentSealed: sealMailContent(sealer, `example:${client.id}:${mailType}`, {
          subject: `Example: ${mailType}`,
          html: '<p>An example: nothing was sent.</p>',
          text: 'An example: nothing was sent.',
        }),
        optional: false,
        status: 'sent',
        attempts: 1,
        sentAt,
        createdAt: sentAt,
      })),
    ),
  )
}

/** More than half of the clients were leads first; as many leads again never bought. */
function leadsBeside(random: SeededRandom, histories: readonly ExampleHistory[]): object[] {
  return histories.flatMap(({ client }) => {
    const agreed = { agreeToStudy: random.share() < 0.5, agreeToContact: true }
    const { name, email, emailKey, phone } = client
    const createdAt = new Date(client.createdAt.getTime() - random.below(14) * msOfDay)
    const own = random.share() < 0.6 ? [{ name, email, emailKey, phone, ...agreed, createdAt }] : []
    const stranger = examplePerson(random, client.id)
    const other = {
      ...stranger,
      email: `lead.${stranger.email}`,
      emailKey: `lead.${stranger.email.toLowerCase()}`,
    }
    return [...own, { ...other, ...agreed, createdAt }].map((lead) => ({
      ...lead,
      searched: wordsOfPerson(lead),
    }))
  })
}

const exampleReport = '%PDF-1.7\n% An example: not a credit report.\n%%EOF\n'
