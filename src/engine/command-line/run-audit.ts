import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wordEnglish } from '../../shared/sentences/word-english.ts'
import type { Audit } from '../audit/audit-reports.ts'
import { ruleSetVersion } from '../audit/rule-set-version.ts'
import { writeDocuments } from '../documents/write-documents.ts'
import type { CaseFile } from '../letters/case-file.ts'
import { auditAsJson } from '../look/audit-as-json.ts'
import type { FileOutcome, NamedReport } from '../look/judge-files.ts'
import { lookAtFiles } from '../look/look-at-files.ts'
import { debtsAcrossBureaus } from '../match/debts-across-bureaus.ts'
import { type Bureau, bureaus } from '../report/credit-report.ts'
import { readArguments } from './audit-arguments.ts'
import { consumerOfReports } from './consumer-of-reports.ts'
import { auditAsText } from './describe-audit.ts'
import { readFiles } from './read-files.ts'

/** What the command prints, and how it ends: 2 when nothing at all could be read, or the documents not be written. */
interface CommandResult {
  exitCode: 0 | 2
  output: string
  problems: string[]
}

/** `npm run -s audit -- FILE... [--as-of YYYY-MM-DD] [--json] [--out DIR]`. `today` is an ISO date. */
export async function runAudit(
  typed: string[],
  today: string,
  openReader?: Parameters<typeof readFiles>[1],
): Promise<CommandResult> {
  const asked = readArguments(typed, today)
  if ('problem' in asked) return { exitCode: 2, output: '', problems: [asked.problem] }
  const { asOf } = asked
  const look = await lookAtFiles(await readFiles(asked.files, openReader), asOf)
  const { files, read, used, audit, shown } = look
  const notes = look.notes.map(({ file, sentence }) =>
    file === null ? wordEnglish(sentence) : `${file}: ${wordEnglish(sentence)}`,
  )
  if (audit === null)
    return { exitCode: 2, output: asked.json ? auditAsJson(asOf, files, [], shown) : '', problems: notes }
  if (asked.out !== null) {
    const problem = await writeInto(asked.out, caseFileOf(files, used, audit, asOf))
    if (problem !== null) return { exitCode: 2, output: '', problems: [...notes, problem] }
  }
  const output = asked.json ? auditAsJson(asOf, files, read, shown) : auditAsText(read, shown)
  return { exitCode: 0, output, problems: notes }
}

function caseFileOf(
  files: readonly FileOutcome[],
  named: readonly NamedReport[],
  audit: Audit,
  asOf: string,
): CaseFile {
  const reports = named.map(({ report }) => report)
  const absent = bureaus.filter((bureau) => !reports.some((report) => report.bureau === bureau))
  const saidOf = (bureau: Bureau) =>
    files
      .find((file) => file.bureaus.includes(bureau))
      ?.sentences.map(wordEnglish)
      .join(' ') || null
  const whyAbsent = (bureau: Bureau) => saidOf(bureau) ?? `No report of ${bureau} was given.`
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
    without: absent.map((bureau) => ({ bureau, sentence: whyAbsent(bureau) })),
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
