import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Audit, auditReports } from '../audit/audit-reports.ts'
import { ruleSetVersion } from '../audit/finding.ts'
import { writeDocuments } from '../documents/write-documents.ts'
import type { CaseFile } from '../letters/case-file.ts'
import { debtsAcrossBureaus } from '../match/debts-across-bureaus.ts'
import { bureaus } from '../report/credit-report.ts'
import { readArguments } from './audit-arguments.ts'
import { consumerOfReports } from './consumer-of-reports.ts'
import { auditAsJson, auditAsText } from './describe-audit.ts'
import { type NamedReport, readFiles } from './read-files.ts'

/** What the command prints, and how it ends: 0 when all was read, 2 when not, with a sentence a problem. */
interface CommandResult {
  exitCode: 0 | 2
  output: string
  problems: string[]
}

/** `npm run -s audit -- FILE.pdf... [--as-of YYYY-MM-DD] [--json] [--out DIR]`. `today` is an ISO date. */
export async function runAudit(typed: string[], today: string): Promise<CommandResult> {
  const asked = readArguments(typed, today)
  if ('problem' in asked) return failed([asked.problem])
  const reports = await readFiles(asked.files)
  if ('problems' in reports) return failed(reports.problems)
  const audit = auditReports(
    reports.map(({ report }) => report),
    { asOf: asked.asOf },
  )
  if (asked.out !== null) {
    const problem = await writeInto(asked.out, caseFileOf(reports, audit, asked.asOf))
    if (problem !== null) return failed([problem])
  }
  const output = asked.json ? auditAsJson(asked.asOf, reports, audit) : auditAsText(reports, audit)
  return { exitCode: 0, output, problems: [] }
}

function failed(problems: string[]): CommandResult {
  return { exitCode: 2, output: '', problems }
}

function caseFileOf(named: NamedReport[], audit: Audit, asOf: string): CaseFile {
  const reports = named.map(({ report }) => report)
  const absent = bureaus.filter((bureau) => !reports.some((report) => report.bureau === bureau))
  return {
    consumer: consumerOfReports(reports),
    asOf,
    round: 1,
    reports,
    // Nobody has decided on them yet: the letters are drafts.
    findings: [],
    undecided: audit.findings,
    questions: audit.questions,
    debts: debtsAcrossBureaus(audit.debts),
    without: absent.map((bureau) => ({ bureau, sentence: `No report of ${bureau} was given.` })),
    ruleSetVersion,
  }
}

/** All documents are made before the first one is written. */
async function writeInto(folder: string, caseFile: CaseFile): Promise<string | null> {
  const documents = await writeDocuments(caseFile)
  try {
    await mkdir(folder, { recursive: true })
    for (const { fileName, bytes } of documents) await writeFile(join(folder, fileName), bytes)
    return null
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    return `${folder}: The documents cannot be written there (${code}).`
  }
}
