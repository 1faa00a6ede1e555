import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readPages } from '../read/read-pages.ts'
import { runAudit } from './run-audit.ts'

const fixture = (path: string) =>
  fileURLToPath(new URL(`../../../test/fixtures/reports/${path}`, import.meta.url))
const today = '2026-11-09'
const ofSet1 = ['experian', 'equifax', 'transunion'].map((bureau) => fixture(`set-1/${bureau}.pdf`))

describe('the audit from the command line', () => {
  it('prints the reports, findings and questions as JSON and writes the six documents', {
    timeout: 120_000,
  }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'armor-audit-'))
    try {
      const { exitCode, output, problems } = await runAudit(
        [...ofSet1, '--json', '--out', join(folder, 'letters')],
        today,
      )
      expect({ exitCode, problems }).toEqual({ exitCode: 0, problems: [] })
      const printed = JSON.parse(output)
      expect(Object.keys(printed)).toEqual(['asOf', 'reports', 'findings', 'questions', 'unread'])
      expect(printed.asOf).toBe(today)
      expect(printed.reports.map(({ file }: { file: string }) => file)).toEqual([
        'experian.pdf',
        'equifax.pdf',
        'transunion.pdf',
      ])
      expect(printed.reports[1].accounts[0]).toMatchObject({
        creditor: 'BARCLAYS BANK DELAWARE',
        opened: '2017-05-21',
        balance: 2321,
      })
      expect(printed.findings.map(({ ruleKey }: { ruleKey: string }) => ruleKey)).toContain(
        'past_due_exceeds_balance',
      )
      expect(new Set(printed.questions.map(({ strength }: { strength: string }) => strength))).toEqual(
        new Set(['C']),
      )
      expect(await readdir(join(folder, 'letters'))).toHaveLength(6)
      // Nobody has decided on anything yet.
      const letter = await readFile(join(folder, 'letters', 'experian-dispute-letter-round-1.pdf'))
      const read = await readPages(letter)
      const words = read.ok ? read.pages.flatMap((page) => page.words.map(({ text }) => text)) : []
      expect(words.join(' ')).toContain('Draft: not ready to sign.')
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it('prints findings with their places for a person to read', { timeout: 60_000 }, async () => {
    const { exitCode, output } = await runAudit([ofSet1[2] ?? ''], today)
    expect(exitCode).toBe(0)
    expect(output).toContain('transunion.pdf: TransUnion, 2026-11-07, 11 accounts')
    expect(output).toMatch(/\[A\] Past-due amount is larger than the balance/)
    expect(output).toMatch(/TransUnion p\. \d+, Amount past due: /)
  })

  it('ends with 2 and a sentence that names the file when one cannot be read', {
    timeout: 60_000,
  }, async () => {
    const files = [
      ofSet1[0] ?? '',
      fixture('bad/restaurant-menu.pdf'),
      fixture('bad/zero-bytes.pdf'),
      fixture('bad/absent.pdf'),
    ]
    const { exitCode, output, problems } = await runAudit(files, today)
    expect({ exitCode, output }).toEqual({ exitCode: 2, output: '' })
    expect(problems[0]).toMatch(/^restaurant-menu\.pdf: .*not a credit report/)
    expect(problems[1]).toMatch(/^zero-bytes\.pdf: .+\.$/)
    expect(problems[2]).toMatch(/absent\.pdf: There is no such file\.$/)
  })

  it('refuses reports of two people and two reports of one bureau', { timeout: 60_000 }, async () => {
    const people = await runAudit([ofSet1[1] ?? '', fixture('set-2/experian.pdf')], today)
    expect(people.problems).toEqual([
      'equifax.pdf and experian.pdf: These are reports of two different people.',
    ])
    const twice = await runAudit([ofSet1[1] ?? '', ofSet1[1] ?? ''], today)
    expect(twice.problems).toEqual([
      'equifax.pdf and equifax.pdf: Both are reports of Equifax; give one report of each bureau.',
    ])
  })

  it('says what is wrong with the command', async () => {
    const problemOf = async (...typed: string[]) => (await runAudit(typed, today)).problems[0]
    expect(await problemOf()).toMatch(/^No file was given\. Usage: /)
    expect(await problemOf('a.pdf', '--as-of', '2026-02-30')).toBe(
      '--as-of must be a date like 2026-11-09, not "2026-02-30".',
    )
    expect(await problemOf('a.pdf', '--out')).toMatch(/^--out needs a value\./)
    expect(await problemOf('a.pdf', '--jsno')).toMatch(/^There is no option --jsno\./)
  })

  it('says so when the documents cannot be written where they are wanted', { timeout: 60_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'armor-audit-'))
    try {
      const taken = join(folder, 'taken')
      await writeFile(taken, 'a file, not a folder')
      const { exitCode, problems } = await runAudit([ofSet1[2] ?? '', '--out', taken], today)
      expect(exitCode).toBe(2)
      expect(problems[0]).toMatch(/The documents cannot be written there \(EEXIST\)\.$/)
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
