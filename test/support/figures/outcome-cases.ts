import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Finding } from '../../../src/engine/audit/finding.ts'
import type { ItemOutcome } from '../../../src/engine/letters/case-file.ts'
import { documents } from '../../../src/server/features/documents/documents.tables.ts'
import { sealContent } from '../../../src/server/features/documents/letter-content.ts'
import { figureEarlierOutcomes } from '../../../src/server/features/figures/figure-earlier-outcomes.ts'
import { figureOutcomes } from '../../../src/server/features/figures/figure-outcomes.ts'
import { answeredItems, answeredLetters } from '../../../src/server/features/figures/figures.tables.ts'
import { mailingSteps } from '../../../src/server/features/mail-log/mail-log.tables.ts'
import { answerContext } from '../../../src/server/features/results/list-answers.ts'
import { disputeResults } from '../../../src/server/features/results/results.tables.ts'
import type { Outcomes } from '../../../src/shared/api/figures.ts'
import type { Caller, TestApp } from '../make-app.ts'

let app: TestApp
let staff: Caller
const createdAt = new Date('2026-06-01T12:00:00Z')

const finding = (fingerprint: string, ruleKey: string) =>
  ({ fingerprint, ruleKey, accounts: [], evidence: [] }) as unknown as Finding

/** A letter to Equifax that disputes two items, its delivery proved or not. */
async function mailLetter(clientId: number, round: number, delivered: { day: string; proof: boolean }) {
  const { db } = app.deps.database
  const [document] = await db
    .insert(documents)
    .values({
      clientId,
      round,
      documentType: 'equifax_dispute_letter',
      runId: 'r',
      fileKey: `k${clientId}-${round}`,
      fileName: 'l.pdf',
      bytes: 1,
      pages: 1,
      sha256: 'x',
      contentSealed: sealContent(app.deps, {
        findings: [finding('f1', 'past_due_exceeds_balance'), finding('f2', 'duplicate_tradeline')],
        afterFreeReport: false,
        asksForProcedure: false,
      }),
    })
    .returning()
  const step = {
    clientId,
    documentId: document?.id ?? 0,
    actorKind: 'client' as const,
    actorId: 'c',
    createdAt,
  }
  await db.insert(mailingSteps).values([
    { ...step, state: 'handed_over', day: '2026-06-01' },
    { ...step, state: 'delivered', day: delivered.day, fileKey: delivered.proof ? 'proof' : null },
  ])
}

let answers = 0
async function answer(
  clientId: number,
  round: number,
  receivedOn: string,
  outcomes: readonly ItemOutcome[],
  problem: string | null = null,
) {
  answers += 1
  const items = outcomes.map((outcome, at) => ({
    fingerprint: `f${at + 1}`,
    title: 'T',
    creditor: at === 0 ? 'ALDER BANK, N.A.' : null,
    outcome,
    said: null,
  }))
  const content = { items, finishedOn: null, frivolousOn: null, reinsertedOn: null }
  await app.deps.database.db.insert(disputeResults).values({
    clientId,
    round,
    bureau: 'equifax',
    source: 'results-letter',
    receivedOn,
    fileKey: `a${answers}`,
    bytes: 1,
    sha256: `s${answers}`,
    problem,
    itemsSealed: app.deps.sealer.seal(JSON.stringify(content), answerContext(clientId)),
    actorKind: 'client',
    actorId: 'c',
    createdAt,
  })
}

async function known(clientId: number) {
  const { db } = app.deps.database
  const items = await db.select().from(answeredItems).where(eq(answeredItems.clientId, clientId))
  const letters = await db.select().from(answeredLetters).where(eq(answeredLetters.clientId, clientId))
  return {
    items: items
      .map(({ outcome, answeredOn, furnisherToken }) => [outcome, answeredOn, furnisherToken !== null])
      .sort(),
    letters: letters.map(({ deliveredOn, answeredOn }) => [deliveredOn, answeredOn]),
  }
}

/** What is figured of answers, and the rates of a period. @param anew the product as it started, with an admin */
export function outcomeCases(anew: () => Promise<{ app: TestApp; staff: Caller }>): void {
  beforeAll(async () => {
    ;({ app, staff } = await anew())
  })

  describe('what is figured of a case', () => {
    it('is the newest word of each item, and the time from a proved delivery to the first answer', async () => {
      const clientId = await app.makeClient({ email: 'one@example.com' })
      await mailLetter(clientId, 1, { day: '2026-06-05', proof: true })
      await mailLetter(clientId, 2, { day: '2026-09-05', proof: false })
      await answer(clientId, 1, '2026-07-01', ['verified', 'deleted'])
      await answer(clientId, 1, '2026-07-09', ['verified', 'no_answer'])
      await answer(clientId, 1, '2026-07-20', ['reinserted', 'reinserted'], 'answer.reading')
      await answer(clientId, 2, '2026-10-01', ['deleted', 'no_answer'])
      await figureEarlierOutcomes(app.deps)
      const found = {
        items: [
          ['deleted', '2026-07-01', false],
          ['deleted', '2026-10-01', true],
        ],
        letters: [['2026-06-05', '2026-07-01']],
      }
      expect(await known(clientId)).toEqual(found)
      await app.deps.database.transaction((tx) => figureOutcomes(app.deps, tx, { clientId }))
      expect(await known(clientId)).toEqual(found)
      await app.deps.database.db.delete(disputeResults).where(eq(disputeResults.clientId, clientId))
      await app.deps.database.transaction((tx) => figureOutcomes(app.deps, tx, { clientId }))
      expect(await known(clientId)).toEqual({ items: [], letters: [] })
    })

    it('shows no rule and no company to whoever has the database alone', async () => {
      const clientId = await app.makeClient({ email: 'two@example.com' })
      await mailLetter(clientId, 1, { day: '2026-06-05', proof: true })
      await answer(clientId, 1, '2026-07-01', ['verified', 'deleted'])
      await app.deps.database.transaction((tx) => figureOutcomes(app.deps, tx, { clientId }))
      const { rows } = await app.deps.database.db.execute(
        sql`select row_to_json(a)::text as row from answered_items a`,
      )
      expect(rows).toHaveLength(2)
      expect(JSON.stringify(rows)).not.toMatch(/past_due|duplicate|alder/i)
      await app.deps.database.db.delete(answeredItems)
      await app.deps.database.db.delete(answeredLetters)
    })
  })

  describe('the outcomes of a period', () => {
    const outcomesOf = async (query = ''): Promise<Outcomes> => {
      const reply = await staff.inject({ url: `/api/staff/figures/outcomes${query}` })
      expect(reply.statusCode, app.errors.join()).toBe(200)
      return reply.json()
    }

    /** Twenty cases at Equifax with one item each, ten of them deleted; nineteen at Experian. */
    beforeAll(async () => {
      const { db } = app.deps.database
      await db.execute(sql`insert into clients (client_type, name, email, email_key, phone, payment_status, amount_cents)
        select 'paid', 'Person ' || n, 'p' || n, 'p' || n, '', 'paid', 0 from generate_series(1, 20) n`)
      const { rows } = await db.execute<{ id: number }>(
        sql`select id from clients where name like 'Person %' order by id`,
      )
      const sealed = app.deps.sealer.seal('ALDER BANK', 'answered-item:furnisher')
      const rule = app.deps.sealer.token('figures:rule', 'duplicate_tradeline')
      await db.insert(answeredItems).values(
        rows.flatMap(({ id }, at) => [
          {
            clientId: id,
            bureau: 'equifax' as const,
            itemToken: 'i',
            ruleToken: rule,
            furnisherToken: 'alder',
            furnisherSealed: sealed,
            outcome: at < 10 ? ('deleted' as const) : ('verified' as const),
            answeredOn: '2026-10-10',
          },
          ...(at === 0
            ? []
            : [
                {
                  clientId: id,
                  bureau: 'experian' as const,
                  itemToken: 'i',
                  ruleToken: 'gone',
                  outcome: 'deleted' as const,
                  answeredOn: '2026-11-10',
                },
              ]),
        ]),
      )
      await db.insert(answeredLetters).values(
        rows.map(({ id }, at) => ({
          documentId: 1_000 + at,
          clientId: id,
          bureau: 'equifax' as const,
          deliveredOn: '2026-09-01',
          answeredOn: `2026-09-${String(at + 2).padStart(2, '0')}`,
        })),
      )
    })

    it('have a rate with its interval from twenty cases on, and none below', async () => {
      const { all, bureaus, rules, furnishers, times } = await outcomesOf()
      expect(bureaus).toMatchObject([
        { key: 'equifax', cases: 20, items: 20, deleted: { items: 10, share: 0.5 }, corrected: 0 },
        { key: 'experian', cases: 19, items: 19, deleted: null, corrected: null },
      ])
      expect(bureaus[0]?.deleted?.low).toBeCloseTo(0.2993, 4)
      expect(bureaus[0]?.deleted?.high).toBeCloseTo(0.7007, 4)
      expect(all).toMatchObject({ cases: 20, items: 39, deleted: { items: 29 } })
      expect(rules).toMatchObject([
        { key: 'duplicate_tradeline', cases: 20 },
        { key: '', cases: 19, deleted: null },
      ])
      expect(furnishers).toMatchObject([{ key: 'alder', name: 'ALDER BANK', cases: 20 }])
      expect(times).toEqual([
        { bureau: null, cases: 20, letters: 20, quartiles: [5.75, 10.5, 15.25] },
        { bureau: 'equifax', cases: 20, letters: 20, quartiles: [5.75, 10.5, 15.25] },
      ])
      expect(await outcomesOf('?until=2026-08&months=1')).toMatchObject({ all: null, bureaus: [], times: [] })
    })

    it('are exported without a rate below twenty cases', async () => {
      const reply = await staff.inject({ url: '/api/staff/figures.csv?sheet=outcomes' })
      expect(reply.statusCode, app.errors.join()).toBe(200)
      const lines = reply.body.split('\r\n')
      expect(lines[2]).toBe('"bureau","Equifax","20","20","10","0.5000","0.2993","0.7007","0"')
      expect(lines[3]).toBe('"bureau","Experian","19","19","","","","",""')
    })

    it('open their cases', async () => {
      for (const [query, total] of [
        ['bureau=experian', 19],
        ['rule=duplicate_tradeline', 20],
        ['furnisher=alder', 20],
        ['rule=x', 0],
      ] as const) {
        const reply = await staff.inject({ url: `/api/staff/figures/outcomes/cases?${query}` })
        expect([query, Number(reply.headers['x-total-count']), reply.json().length]).toEqual([
          query,
          total,
          total,
        ])
      }
    })
  })
}
