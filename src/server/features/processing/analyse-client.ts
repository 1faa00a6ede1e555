import type { CaseFile } from '../../../engine/letters/case-file.ts'
import type { Deps } from '../../deps.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { currentRound } from '../documents/current-round.ts'
import { readClientReports } from './read-client-reports.ts'

/** What the run cannot go on without, as a sentence for the client. Not retried: the same files give the same answer. */
export class RunCannotGoOn extends Error {
  override name = 'RunCannotGoOn'
}

/**
 * Reads and audits the client's reports and gathers what the documents are made of. Says nothing that the reports and
 * the intake do not say. Throws RunCannotGoOn when no report could be used.
 */
export async function analyseClient(
  deps: Deps,
  client: ClientRow,
  onRead: (done: number, of: number) => Promise<void>,
): Promise<{ caseFile: CaseFile; notes: string[] }> {
  const { reports, missing } = await readClientReports(deps, client.id, onRead)
  const notes = missing.map((each) => each.sentence)
  if (reports.length === 0) throw new RunCannotGoOn(['No report could be used.', ...notes].join(' '))
  const asOf = deps.clock.now().toISOString().slice(0, 10)
  const audited = deps.engine.audit(reports, { asOf, client: { name: client.name } })
  const personal = reports.map((report) => report.personal)
  const caseFile: CaseFile = {
    consumer: {
      name: client.name,
      mailingAddress: client.mailingAddress ?? '',
      city: client.city ?? '',
      state: client.state ?? '',
      zipCode: client.zipCode ?? '',
      ssnLast4: personal.find((each) => each.ssnLast4)?.ssnLast4?.value ?? null,
      dob: null,
    },
    asOf,
    round: currentRound(client),
    reports,
    findings: audited.findings,
    questions: audited.questions,
    debts: audited.debts,
    without: missing,
    ruleSetVersion: audited.ruleSetVersion,
  }
  return { caseFile, notes }
}
