import { auditReports } from '../../src/engine/audit/audit-reports.ts'
import { debtsAcrossBureaus } from '../../src/engine/match/debts-across-bureaus.ts'
import type { CreditReport } from '../../src/engine/report/credit-report.ts'
import type { DisputeEngine } from '../../src/server/features/processing/dispute-engine.ts'
import { absentEngine } from './absent-engine.ts'
import type { TestApp } from './make-app.ts'
import type { Caller } from './make-callers.ts'
import type { FormFile } from './multipart-body.ts'
import { type contact, paidBrowser, sendIntake } from './paying-client.ts'

/** A file that is nothing but its name: `givenReports` reads it as the report of the bureau that its name begins with. */
export const namedFile = (name: string): FormFile => ({
  fileName: `${name}.pdf`,
  bytes: Buffer.from(`%PDF-1.7 ${name} `),
})

export const namedReports: Record<string, FormFile> = {
  creditReport0: namedFile('Experian'),
  creditReport1: namedFile('Equifax'),
  creditReport2: namedFile('TransUnion'),
}

/**
 * An engine that reads nothing: each `namedFile` is the report of its bureau among these. What is wrong in them is found as in the
 * product. No line has a picture, and what is written each test says itself.
 */
export function givenReports(reports: readonly CreditReport[]): DisputeEngine {
  return {
    ...absentEngine,
    readReport: async (bytes) => {
      const bureau = Buffer.from(bytes).toString().slice(9).split(' ')[0]
      const report = reports.find((each) => each.bureau === bureau)
      if (!report) throw new Error(`no report of ${bureau} was given`)
      return { ok: true, reports: [report] }
    },
    audit: (given, matter) => {
      const { findings, questions, debts } = auditReports(given, matter)
      return { findings, questions, debts: debtsAcrossBureaus(debts), ruleSetVersion: 'test' }
    },
    drawEvidence: async () => [],
  }
}

/** A case whose three named reports are sent in and processed. `person`: whom they name, when that is not the person of set-1. */
export async function sendNamedReports(
  app: TestApp,
  person: Partial<typeof contact> = {},
): Promise<{ caller: Caller; clientId: number }> {
  const { caller, clientId, paymentIntentId } = await paidBrowser(app, person)
  await sendIntake(caller, { ...person, paymentIntentId }, namedReports)
  await app.deps.queue.idle()
  return { caller, clientId }
}
