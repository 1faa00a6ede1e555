import { strongestFirst } from '../../../engine/letters/choose-items.ts'
import { pictureKey } from '../../../engine/letters/evidence-picture.ts'
import type { DisputeResult } from '../../../shared/api/results.ts'
import { wordSaid } from '../../../shared/messages/sentences-in.ts'
import { dayOf } from '../../../shared/rules/civil-days.ts'
import { storedSentence } from '../../../shared/sentences/stored-sentence.ts'
import type { Deps } from '../../deps.ts'
import { plainName } from '../../platform/files/plain-name.ts'
import { fileNameOf, type NamedFile } from '../../platform/files/sealed-file-name.ts'
import { factsInForce, listFacts } from '../decisions/list-facts.ts'
import type { DocumentRow } from '../documents/documents.tables.ts'
import { listDocumentRows } from '../documents/list-documents.ts'
import { listLetterEvents } from '../mail-log/list-letter-events.ts'
import { listMailingSteps } from '../mail-log/list-mailing-steps.ts'
import { listAllReports } from '../reports/list-reports.ts'
import { listAnswers } from '../results/list-answers.ts'
import { listResults } from '../results/list-results.ts'
import { factsFile } from '../review/export-facts.ts'
import { listAnalysedRuns } from '../runs/find-analysed-run.ts'
import { loadPictures } from '../runs/list-pictures.ts'
import type { RunAnalysis } from '../runs/run-analysis.ts'
import { authorshipFiles } from './authorship-files.ts'
import type { CaseEntry } from './case-entry.ts'
import { listMailings } from './list-mailings.ts'

/** More runs than three rounds with corrected uploads make. */
const mostRuns = 30

/** Everything of a case in a fixed order, the stored files by their keys. */
export async function caseEntries(deps: Deps, clientId: number): Promise<CaseEntry[]> {
  return [
    ...(await storedFiles(deps, clientId)),
    ...(await findingFiles(deps, clientId)),
    ...(await recordFiles(deps, clientId)),
    ...(await authorshipFiles(deps, clientId, letterPath)),
  ].sort((a, b) => (a.path < b.path ? -1 : 1))
}

const letterPath = ({ round, fileName }: Pick<DocumentRow, 'round' | 'fileName'>) =>
  `letters/round-${round}/${plainName(fileName)}`

async function storedFiles(deps: Deps, clientId: number): Promise<CaseEntry[]> {
  const { db } = deps.database
  const reports = await listAllReports(db, clientId)
  const documents = await listDocumentRows(db, clientId)
  const typeOf = new Map(documents.map((row) => [row.id, `round-${row.round}-${row.documentType}`]))
  const steps = await listMailingSteps(db, clientId)
  const events = await listLetterEvents(db, clientId)
  const answers = await listAnswers(deps, db, clientId)
  const nameOf = (file: NamedFile) => fileNameOf(deps.sealer, file)
  return [
    ...reports.map((row) => ({
      path: `reports/${row.bureau}-${row.id}-${plainName(nameOf(row))}`,
      fileKey: row.fileKey,
      bytes: row.bytes,
      at: row.createdAt,
    })),
    ...documents.map((row) => ({
      path: letterPath(row),
      fileKey: row.fileKey,
      bytes: row.bytes,
      at: row.updatedAt,
    })),
    ...steps.flatMap((row) => {
      if (!row.fileKey) return []
      const name = `${typeOf.get(row.documentId) ?? 'letter'}-${row.state}-${row.id}`
      const path = `receipts/${plainName(name)}-${plainName(nameOf(row) || 'receipt')}`
      return [{ path, fileKey: row.fileKey, bytes: row.bytes ?? 0, at: row.createdAt }]
    }),
    ...events.flatMap(({ row }) => {
      if (!row.fileKey) return []
      const name = `${typeOf.get(row.documentId) ?? 'letter'}-${row.kind}-entry-${row.id}`
      const path = `receipts/${plainName(name)}-${plainName(nameOf(row) || 'proof')}`
      return [{ path, fileKey: row.fileKey, bytes: row.bytes ?? 0, at: row.createdAt }]
    }),
    ...answers.flatMap(({ row }) => {
      const { fileKey, bytes, createdAt } = row
      if (fileKey === null) return []
      const path = `results/round-${row.round}-${row.bureau}-${row.id}-${plainName(nameOf(row))}`
      return [{ path, fileKey, bytes, at: createdAt }]
    }),
  ]
}

/** The newest analysis of each round: its findings and questions, with the crops that prove them. */
async function findingFiles(deps: Deps, clientId: number): Promise<CaseEntry[]> {
  const runs = await listAnalysedRuns(deps, deps.database.db, clientId, mostRuns)
  const entries: CaseEntry[] = []
  const rounds = new Set(runs.map(({ analysis }) => analysis.caseFile.round))
  for (const round of [...rounds].sort((a, b) => a - b)) {
    const run = runs.find(({ analysis }) => analysis.caseFile.round === round)
    if (!run) continue
    const at = new Date(run.analysis.analysedAt)
    const folder = `findings/round-${round}`
    const pictures = await loadPictures(deps, run.runId)
    const drawn = new Set(pictures.map(({ key }) => key))
    const shown = await shownAnalysis(deps, clientId, run.analysis, drawn)
    entries.push({ path: `${folder}/findings.json`, content: json(shown), at })
    for (const { key, png } of pictures)
      entries.push({ path: `${folder}/pictures/${key}.png`, content: png, at })
  }
  return entries
}

async function shownAnalysis(
  deps: Deps,
  clientId: number,
  { caseFile, notes, stops, analysedAt }: RunAnalysis,
  drawn: ReadonlySet<string>,
): Promise<object> {
  const force = factsInForce(await listFacts(deps, deps.database.db, clientId))
  const shown = [...caseFile.findings, ...caseFile.questions].sort(strongestFirst).map((finding) => ({
    ...finding,
    evidence: finding.evidence.map((line) => {
      const key = pictureKey(line)
      return { ...line, picture: drawn.has(key) ? `pictures/${key}.png` : null }
    }),
    decision: force.decisions.get(finding.fingerprint) ?? null,
    answer: force.answers.get(finding.fingerprint) ?? null,
  }))
  const { ruleSetVersion, asOf, round } = caseFile
  const told = [...stops, ...notes].map((note) => wordSaid('en', storedSentence(note)))
  return { round, asOf, analysedAt, ruleSetVersion, notes: told, findings: shown }
}

/** What was said, mailed and answered, and until when a claim may be brought. */
async function recordFiles(deps: Deps, clientId: number): Promise<CaseEntry[]> {
  const at = deps.clock.now()
  const mailings = await listMailings(deps, clientId)
  const limitation = {
    asOf: dayOf(at),
    source:
      'FCRA 618 (15 U.S.C. 1681p): two years after discovery, five years after the violation, whichever is earlier; FDCPA 813(d) (15 U.S.C. 1692k(d)): one year after the violation',
    note: 'Each date counts from what this file proves. A lawyer has to judge when a violation happened and was discovered.',
    dates: mailings.clocks.map((clock) => ({ ...clock, title: wordSaid('en', clock.title) })),
  }
  return [
    { path: 'decisions.json', content: await factsFile(deps, clientId), at },
    { path: 'limitation-dates.json', content: json(limitation), at },
    { path: 'mail-log.json', content: json(mailings.letters), at },
    { path: 'results.json', content: json((await listResults(deps, clientId)).map(resultInWords)), at },
  ]
}

const json = (value: unknown) => new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`)

/** A lawyer reads the words, in English. */
const resultInWords = ({ problem, items, ...result }: DisputeResult) => ({
  ...result,
  problem: problem && wordSaid('en', problem),
  items: items.map((item) => ({ ...item, meaning: wordSaid('en', item.meaning) })),
})
