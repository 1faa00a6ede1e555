import type { CaseFile } from '../../src/engine/letters/case-file.ts'
import { bureaus } from '../../src/engine/report/credit-report.ts'
import { sampleCase } from './sample-case.ts'

/** The audit takes a while; no test changes the case. */
export const setOne = sampleCase('set-1')
/** One finding for each bureau: what is not about how much a case holds is tried with this one. */
export const smallCase: CaseFile = {
  ...setOne,
  findings: bureaus.flatMap(
    (bureau) => setOne.findings.find((finding) => finding.bureaus.includes(bureau)) ?? [],
  ),
  questions: [],
  debts: [],
}

/** The same for a person of this name. */
export function withName(name: string): CaseFile {
  const caseFile = smallCase
  return { ...caseFile, consumer: { ...caseFile.consumer, name } }
}
