import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fewFindings } from '../../../../test/support/few-findings.ts'
import { keptEngine } from '../../../../test/support/kept-engine.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { listAllClients } from '../clients/find-client.ts'
import { listDocuments } from '../documents/list-documents.ts'
import { exampleClients } from './example-clients.ts'
import { seedCommand } from './run-seed.ts'

let app: TestApp
const printed: string[] = []
beforeAll(async () => {
  app = await makeApp({
    engine: { ...fewFindings(keptEngine()), drawEvidence: async () => [] },
    now: new Date('2026-11-21T09:00:00Z'),
  })
})
afterAll(() => app.close())

const exampleOf = (name: string) => {
  const example = exampleClients.find(({ person }) => person.email.startsWith(`${name}@`))
  if (example === undefined) throw new Error(`no example is called ${name}`)
  return example
}
/** What happened to Quentin, with the smallest reports, which other tests read as well: the soak makes all examples. */
const quentinOfSet1 = {
  ...exampleOf('quentin'),
  person: { ...exampleOf('harlan').person, email: exampleOf('quentin').person.email },
  intake: exampleOf('harlan').intake,
}
const oneWithDocuments = exampleClients
  .map((example) => (example.person.email === quentinOfSet1.person.email ? quentinOfSet1 : example))
  .filter((example) => Object.keys(example.intake?.reports ?? {}).length < 3 || example === quentinOfSet1)
const seed = (source?: Parameters<typeof seedCommand>[2]) =>
  seedCommand(app.deps, app.sandbox, source).run([], (line) => printed.push(line))

describe('npm run seed', { timeout: 240_000 }, () => {
  it('makes nothing when the sample reports are not there', async () => {
    await expect(seed({ folder: 'nowhere' })).rejects.toThrow(
      /^The sample report nowhere\/set-5\/\w+\.pdf is not there/,
    )
    expect(await listAllClients(app.deps.database.db)).toEqual([])
  })

  it.each([
    ['--clients'],
    ['--clients', '0'],
    ['--clients', '-5'],
    ['--clients', '1e9'],
    ['10'],
    ['--clients', '5', 'x'],
  ])('is refused with %s, and makes nothing', async (...args) => {
    const command = seedCommand(app.deps, app.sandbox)
    await expect(command.run(args, () => undefined)).rejects.toThrow('npm run seed -- --clients 1000')
    expect(await listAllClients(app.deps.database.db)).toEqual([])
  })

  it('is refused in production, and with Stripe', async () => {
    const config = { ...app.deps.config, production: true }
    const inProduction = seedCommand({ ...app.deps, config }, null)
    await expect(inProduction.run([], () => undefined)).rejects.toThrow('In production')
    await expect(seedCommand(app.deps, null).run([], () => undefined)).rejects.toThrow('Stripe is configured')
  })

  it('makes the clients it prints, with the documents of those that have some', async () => {
    await seed({ clients: oneWithDocuments })
    expect(app.errors).toEqual([])
    const { db } = app.deps.database
    const clients = await listAllClients(db)
    expect(clients).toHaveLength(oneWithDocuments.length)
    for (const [index, example] of oneWithDocuments.entries()) {
      const { email } = example.person
      expect(printed[index]).toContain(email)
      const client = clients.find((each) => each.email === email)
      const documents = await listDocuments(db, client?.id ?? 0)
      expect(documents).toHaveLength(email.startsWith('quentin') ? 6 : 0)
    }
    const ofQuentin = clients.find(({ email }) => email.startsWith('quentin'))?.id ?? 0
    // What the example has mailed, the example has decided.
    const written = await listDocuments(db, ofQuentin)
    expect(written.map(({ undecided }) => undecided)).toEqual(written.map(() => 0))
    expect(written.some(({ readyToSign }) => readyToSign)).toBe(true)
    const quentin = clients.find(({ email }) => email.startsWith('quentin'))
    expect(quentin).toMatchObject({ paymentStatus: 'paid', disputeStatus: 'round1_sent' })
    expect(quentin?.createdAt).toEqual(new Date('2026-10-12T15:00:00Z'))
  })

  it('is refused once there are clients', async () => {
    await expect(seed()).rejects.toThrow('There are clients already')
  })
})
