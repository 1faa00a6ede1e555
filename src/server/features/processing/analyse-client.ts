import { createHash } from 'node:crypto'
import { checkReportSet } from '../../../engine/audit/check-report-set.ts'
import { reportUse } from '../../../engine/audit/report-use.ts'
import type { CaseFile } from '../../../engine/letters/case-file.ts'
import { personOf } from '../../../engine/match/printed-person.ts'
import { counts, whoseReports } from '../../../engine/match/whose-reports.ts'
import type { CreditReport } from '../../../engine/report/credit-report.ts'
import { usualLayout } from '../../../shared/rules/letter-layout.ts'
import { personDay } from '../../../shared/rules/person-day.ts'
import { codeOf, says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import { wordEnglish } from '../../../shared/sentences/word-english.ts'
import type { Deps } from '../../deps.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { currentRound } from '../documents/current-round.ts'
import { listMailedDisputes } from '../mail-log/list-mailed-disputes.ts'
import { listOwnerWords } from '../reports/owner-words.ts'
import { listAnalysedRuns } from '../runs/find-analysed-run.ts'
import type { RunAnalysis } from '../runs/run-analysis.ts'
import { coveringTextsOf } from './covering-texts-of.ts'
import { type ReadUpload, readClientReports } from './read-client-reports.ts'

/** What the run cannot go on without, as a sentence for the client. Not retried: the same files give the same answer. */
export class RunCannotGoOn extends Error {
  override name = 'RunCannotGoOn'
  readonly says: Sentence

  constructor(sentence: Sentence) {
    super(wordEnglish(sentence))
    this.says = sentence
  }
}

/** Earlier readings that are compared with the newest: enough for three rounds with a corrected upload each. */
const mostEarlierRuns = 6

/**
 * Reads and audits the client's reports and gathers what the documents are made of. Says nothing that the reports and
 * the intake do not say; `stops` says why no letter is written on them. Throws RunCannotGoOn when no report could be used.
 */
export async function analyseClient(
  deps: Deps,
  client: ClientRow,
  onRead: (done: number, of: number) => Promise<void>,
): Promise<RunAnalysis> {
  const { read, missing } = await readClientReports(deps, client, onRead)
  const absent = missing.map((each) => each.sentence)
  if (read.length === 0) throw new RunCannotGoOn(says('run.noReports', { reasons: absent }))
  const now = deps.clock.now()
  const asOf = personDay(client.state, now)
  const { used, partlyRead } = partOf(read)
  const reports = used.map((each) => each.report)
  const odd = checkReportSet(used.map(checkedReport), asOf)
  const audited = deps.engine.audit(reports, {
    asOf,
    client: { name: client.name, addresses: ownAddresses(client) },
    earlier: await earlierReports(deps, client, reports),
    mailed: await listMailedDisputes(deps, deps.database.db, client.id),
  })
  const round = currentRound(client)
  const covering = await coveringTextsOf(deps.database.db, round)
  const caseFile: CaseFile = {
    consumer: consumerOf(client),
    asOf,
    round,
    reports,
    findings: audited.findings,
    questions: audited.questions,
    debts: audited.debts,
    without: [
      ...missing,
      ...partlyRead.map(({ report, sentence }) => ({ bureau: report.bureau, sentence })),
    ].map(({ bureau, sentence }) => ({ bureau, sentence: codeOf(sentence) })),
    ruleSetVersion: audited.ruleSetVersion,
    layout: usualLayout,
    voice: voiceOf(client.id),
    ...(covering === undefined ? {} : { covering }),
  }
  const thin = partlyRead.map(({ sentence }) => sentence)
  return {
    caseFile,
    // One report read in part stops nothing of the others (decision 37); with no other there is nothing to write.
    notes: [...absent, ...(used.length > 0 ? thin : []), ...odd],
    stops: used.length > 0 ? [] : thin,
    partlyRead: partlyRead.map(({ report }) => withoutEntries(report)),
    files: read.map(({ report, upload }) => ({
      bureau: report.bureau,
      fileName: upload.fileName,
      fileKey: upload.fileKey,
    })),
    analysedAt: now.toISOString(),
  }
}

/** Apart those of which nothing is proven, each with the sentence that says so; of the others what is proven counts. */
function partOf(read: readonly ReadUpload[]) {
  const partlyRead = read.flatMap(({ report }) => {
    const { use, sentence } = reportUse(report)
    return use === 'nothing' && sentence !== null ? [{ report, sentence }] : []
  })
  const used = read.filter(({ report }) => partlyRead.every((each) => each.report !== report))
  return { used, partlyRead }
}

function withoutEntries(report: CreditReport): CreditReport {
  return { ...report, accounts: [], inquiries: [], publicRecords: [] }
}

/** The number by which a client's letters choose their phrases: the same for every round, and told to nobody. */
function voiceOf(clientId: number): number {
  return createHash('sha256').update(`voice of client ${clientId}`).digest().readUInt32BE(0)
}

/** The address that the client gave is never asked about as a stranger's. */
function ownAddresses({ mailingAddress, city, state, zipCode }: ClientRow): string[] {
  return mailingAddress ? [`${mailingAddress}, ${city ?? ''}, ${state ?? ''} ${zipCode ?? ''}`] : []
}

function checkedReport({ report, upload }: ReadUpload) {
  return {
    report,
    fileName: upload.fileName,
    sha256: upload.sha256,
  }
}

/** The digits of the Social Security number are settled with what the client says (review/settle-digits.ts). */
function consumerOf(client: ClientRow): CaseFile['consumer'] {
  return {
    name: client.name,
    mailingAddress: client.mailingAddress ?? '',
    city: client.city ?? '',
    state: client.state ?? '',
    zipCode: client.zipCode ?? '',
    ssnLast4: null,
    dob: null,
  }
}

/**
 * Reports of earlier analyses that these have superseded, newest first, each once; without those that are not the client's,
 * as it was found or said since.
 */
async function earlierReports(
  deps: Deps,
  client: Pick<ClientRow, 'id' | 'name'>,
  current: readonly CreditReport[],
): Promise<CreditReport[]> {
  const nameOf = (report: CreditReport) =>
    [report.bureau, report.reportDate.value, report.reportNumber?.value ?? ''].join(' ')
  const seen = new Set(current.map(nameOf))
  const { db } = deps.database
  const words = await listOwnerWords(deps, db, client.id)
  const isOwn = (report: CreditReport) => {
    const uploads = [...current, report].map((each, at) => ({ file: String(at), person: personOf(each) }))
    const owner = whoseReports(uploads, client.name, words).at(-1)
    return owner !== undefined && counts(owner)
  }
  const runs = await listAnalysedRuns(deps, db, client.id, mostEarlierRuns)
  return runs
    .flatMap(({ analysis }) => analysis.caseFile.reports)
    .filter((report) => {
      const newer = current.find(({ bureau }) => bureau === report.bureau)
      const isOlder = newer !== undefined && report.reportDate.value < newer.reportDate.value
      if (!isOlder || seen.has(nameOf(report))) return false
      seen.add(nameOf(report))
      return isOwn(report)
    })
}
