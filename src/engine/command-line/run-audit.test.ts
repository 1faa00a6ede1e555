import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { keptPdfEngine } from '../../../test/support/kept-pdf-engine.ts'
import { keptReading } from '../../../test/support/kept-reading.ts'
import { pdfWithoutPages } from '../../../test/support/pdf-without-pages.ts'
import { soaked } from '../../../test/support/soak-share.ts'
import { assembleReport } from '../assemble/assemble-report.ts'
import { readPages } from '../read/read-pages.ts'
import { runAudit as runCommand } from './run-audit.ts'

const fixture = (path: string) =>
  fileURLToPath(new URL(`../../../test/fixtures/reports/${path}`, import.meta.url))
const today = '2026-11-09'
/** The command without its children, which reads a file that it was given before but once. */
const runAudit = (typed: string[], day: string) =>
  runCommand(typed, day, () => ({
    assembleReport: async (parts, password) => assembleReport(parts, { password }, await keptPdfEngine()),
    readReport: keptReading,
    close: () => {},
  }))
const ofSet1 = ['experian', 'equifax', 'transunion'].map((bureau) => fixture(`set-1/${bureau}.pdf`))

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'armor-audit-'))
  try {
    await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** A sample without those pages, under another name. */
async function partOf(name: string, lost: number[], folder: string, as: string): Promise<string> {
  const path = join(folder, as)
  await writeFile(path, await pdfWithoutPages(await readFile(fixture(name)), lost))
  return path
}

describe('the audit from the command line', () => {
  it('prints the reports, findings and questions as JSON', async () => {
    const { exitCode, output, problems } = await runAudit([...ofSet1, '--json'], today)
    expect({ exitCode, problems }).toEqual({ exitCode: 0, problems: [] })
    const printed = JSON.parse(output)
    expect(Object.keys(printed)).toEqual(['asOf', 'files', 'reports', 'findings', 'questions', 'unread'])
    expect(printed.asOf).toBe(today)
    expect(printed.files[0]).toEqual({
      file: 'experian.pdf',
      outcome: 'read',
      bureaus: ['Experian'],
      pages: 7,
      missingPages: [],
      sentence: null,
    })
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
    // Words, and what they name as data, by the key of the rule.
    expect(printed.findings).toContainEqual(
      expect.objectContaining({
        ruleKey: 'past_due_exceeds_balance',
        statement: expect.stringContaining('past due of $1,283 and a balance of $747'),
        facts: {
          account: { creditor: 'HARBORLINE COMM FCU', number: '601113207362****' },
          pastDue: 128300,
          balance: 74700,
        },
      }),
    )
    expect(new Set(printed.questions.map(({ strength }: { strength: string }) => strength))).toEqual(
      new Set(['C']),
    )
  })

  it('reads in a child and writes the six documents', async () => {
    await inFolder(async (folder) => {
      const { exitCode, output, problems } = await runCommand(
        [ofSet1[0] ?? '', '--json', '--out', join(folder, 'letters')],
        today,
      )
      expect({ exitCode, problems }).toEqual({ exitCode: 0, problems: [] })
      expect(JSON.parse(output).files).toMatchObject([{ file: 'experian.pdf', outcome: 'read', pages: 7 }])
      expect(await readdir(join(folder, 'letters'))).toHaveLength(6)
      // Nobody has decided on anything yet.
      const letter = await readFile(join(folder, 'letters', 'experian-dispute-letter-round-1.pdf'))
      const read = await readPages(letter, await keptPdfEngine())
      const words = read.ok ? read.pages.flatMap((page) => page.words.map(({ text }) => text)) : []
      expect(words.join(' ')).toContain('Draft: not ready to sign.')
    })
  })

  it('prints findings with their places for a person to read', async () => {
    const { exitCode, output } = await runAudit([ofSet1[2] ?? ''], today)
    expect(exitCode).toBe(0)
    expect(output).toContain('transunion.pdf: TransUnion, 2026-11-07, 11 accounts')
    expect(output).toMatch(/\[A\] Past-due amount is larger than the balance/)
    expect(output).toMatch(/TransUnion p\. \d+, Amount past due: /)
  })

  it('says of each file what became of it, and ends with 2 only when none could be read', async () => {
    const bad = [fixture('bad/restaurant-menu.pdf'), fixture('bad/zero-bytes.pdf'), fixture('bad/absent.pdf')]
    const some = await runAudit([ofSet1[0] ?? '', ...bad, '--json'], today)
    expect(some.exitCode).toBe(0)
    expect(some.problems[0]).toMatch(/^restaurant-menu\.pdf: .*not a credit report/)
    expect(some.problems[1]).toMatch(/^zero-bytes\.pdf: .+\.$/)
    expect(some.problems[2]).toMatch(/absent\.pdf: There is no such file\.$/)
    const { files, reports } = JSON.parse(some.output)
    expect(files.map(({ file, outcome }: { file: string; outcome: string }) => `${file} ${outcome}`)).toEqual(
      ['experian.pdf read', 'restaurant-menu.pdf refused', 'zero-bytes.pdf refused', 'absent.pdf refused'],
    )
    expect(reports).toHaveLength(1)
    const none = await runAudit(bad, today)
    expect({ exitCode: none.exitCode, output: none.output }).toEqual({ exitCode: 2, output: '' })
    expect(none.problems).toHaveLength(3)
    const asJson = await runAudit([...bad, '--json'], today)
    expect(asJson.exitCode).toBe(2)
    expect(JSON.parse(asJson.output)).toMatchObject({ reports: [], findings: [], questions: [] })
    expect(JSON.parse(asJson.output).files).toHaveLength(3)
  })

  it('names the pages that a file lacks, and goes on with what is proven', async () => {
    await inFolder(async (folder) => {
      const part = await partOf('set-1/equifax.pdf', [4], folder, 'part.pdf')
      const { exitCode, output, problems } = await runAudit([part, '--json'], today)
      const { files, findings } = JSON.parse(output)
      expect(exitCode).toBe(0)
      expect(files[0]).toMatchObject({ file: 'part.pdf', outcome: 'in part', pages: 5, missingPages: [4] })
      expect(files[0].sentence).toMatch(/^Page 4 of 6 is missing from part\.pdf\./)
      expect(problems[0]).toBe(files[0].sentence)
      expect(findings.length).toBeGreaterThan(0)
    })
  })

  it('names them, too, of a file of which nothing can be read without them', async () => {
    await inFolder(async (folder) => {
      const lost = [1, 3, 4, 5, 6, 7]
      const part = await partOf('set-7/experian-older.pdf', lost, folder, 'part.pdf')
      const { exitCode, output } = await runAudit([part, '--json'], today)
      expect(exitCode).toBe(2)
      expect(JSON.parse(output).files).toMatchObject([
        { file: 'part.pdf', outcome: 'refused', missingPages: lost },
      ])
    })
  })

  it('reads what is left of a report without its first page', async () => {
    await inFolder(async (folder) => {
      const part = await partOf('set-1/experian.pdf', [1], folder, 'part.pdf')
      const { exitCode, output } = await runAudit([part, '--json'], today)
      expect(exitCode).toBe(0)
      expect(JSON.parse(output).files).toMatchObject([
        { file: 'part.pdf', outcome: 'in part', missingPages: [1] },
      ])
    })
  })

  it('reads one report from several PDFs with some of its pages each', async () => {
    await inFolder(async (folder) => {
      for (const name of soaked(['equifax.pdf'], ['transunion.pdf', 'equifax.pdf'])) {
        const whole = await runAudit([fixture(`set-1/${name}`), '--json'], today)
        const last = name === 'transunion.pdf' ? [8, 9, 10, 11, 12] : [4, 5, 6]
        const first = Array.from({ length: (last[0] ?? 1) - 1 }, (_, at) => at + 1)
        const parts = [
          await partOf(`set-1/${name}`, first, folder, `second-${name}`),
          await partOf(`set-1/${name}`, last, folder, `first-${name}`),
        ]
        const { exitCode, output } = await runAudit([...parts, '--json'], today)
        expect(exitCode).toBe(0)
        const joined = JSON.parse(output)
        expect(joined.files.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['read', 'read'])
        expect(joined.reports).toHaveLength(1)
        const found = ({ findings }: { findings: { fingerprint: string }[] }) =>
          findings.map(({ fingerprint }) => fingerprint).sort()
        expect(found(joined)).toEqual(found(JSON.parse(whole.output)))
      }
    })
  })

  it('reads a page that was saved in the browser', async () => {
    const page = fixture('../independent-prints/experian-two-accounts-saved/report.mhtml')
    const { exitCode, output, problems } = await runAudit([page, '--json'], today)
    expect({ exitCode, problems }).toEqual({ exitCode: 0, problems: [] })
    const { files, reports } = JSON.parse(output)
    expect(files).toMatchObject([{ file: 'report.mhtml', outcome: 'read', bureaus: ['Experian'] }])
    expect(reports[0].accounts).toHaveLength(2)
  })

  it.each(soaked([], ['three-bureau.html', 'three-bureau.mhtml']))(
    'reads a page that was saved in the browser as its PDF: %s',
    async (name) => {
      const [saved, pdf] = [
        await runAudit([fixture(`set-12/${name}`), '--json'], today),
        await runAudit([fixture('set-12/three-bureau.pdf'), '--json'], today),
      ].map(({ exitCode, output, problems }) => ({ exitCode, problems, ...JSON.parse(output) }))
      expect(saved.exitCode).toBe(0)
      expect(saved.problems).toEqual([])
      expect(saved.files).toMatchObject([{ file: name, outcome: 'read', bureaus: pdf.files[0].bureaus }])
      const said = ({ findings }: { findings: { ruleKey: string; statement: string }[] }) =>
        findings.map(({ ruleKey, statement }) => [ruleKey, statement])
      expect(said(saved)).toEqual(said(pdf))
    },
  )

  it('says of pictures of pages where they are read', async () => {
    await inFolder(async (folder) => {
      const photo = join(folder, 'page.webp')
      await writeFile(photo, Buffer.from('RIFF\u0010\u0000\u0000\u0000WEBPVP8 ', 'latin1'))
      const { exitCode, problems } = await runAudit([photo, fixture('bad/scanned-image.pdf')], today)
      expect(exitCode).toBe(2)
      for (const problem of problems) expect(problem).toMatch(/upload it in the portal, where it is read/)
      expect(problems).toHaveLength(2)
    })
  })

  it('writes nothing on the report of another person, and on none where nobody can say whose they are', async () => {
    const stranger = fixture('set-2/experian.pdf')
    const two = await runAudit([ofSet1[1] ?? '', stranger], today)
    expect(two).toMatchObject({ exitCode: 2, output: '' })
    expect(two.problems).toEqual(
      ['equifax.pdf', 'experian.pdf'].map(
        (file) =>
          `${file}: The files are reports of different people, so none of them is used. Give those of one person alone.`,
      ),
    )
    const three = await runAudit([ofSet1[1] ?? '', ofSet1[2] ?? '', stranger, '--json'], today)
    expect(three.exitCode).toBe(0)
    const { files, reports } = JSON.parse(three.output)
    expect(files.at(-1)).toMatchObject({ file: 'experian.pdf', outcome: 'refused' })
    expect(reports.map(({ file }: { file: string }) => file)).toEqual(['equifax.pdf', 'transunion.pdf'])
  })

  it('reads the same file once', async () => {
    const twice = await runAudit([ofSet1[1] ?? '', ofSet1[1] ?? ''], today)
    expect(twice.exitCode).toBe(0)
    expect(twice.problems).toEqual([
      'The same file was given twice: equifax.pdf. It is read once, as the Equifax report.',
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

  it('says so when the documents cannot be written where they are wanted', async () => {
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
