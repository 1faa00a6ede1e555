import type { Finding } from '../../src/engine/audit/finding.ts'
import { bureaus } from '../../src/engine/report/credit-report.ts'
import type { DisputeEngine } from '../../src/server/features/processing/dispute-engine.ts'
import { soaked } from './soak-share.ts'

/**
 * An engine that says few of the findings, for tests of what is done with letters: the reports are those given, and a letter quotes a page
 * of them or two. All who want no more than the first about each bureau share what the engine of tests keeps of that case
 * (kept-engine.ts). The soak goes through them with all findings.
 */
export function fewFindings(engine: DisputeEngine, choose = firstOfEachBureau): DisputeEngine {
  return {
    ...engine,
    audit: (reports, matter) => {
      const audit = engine.audit(reports, matter)
      return { ...audit, findings: [...soaked(choose(audit.findings), audit.findings)] }
    },
  }
}

function firstOfEachBureau(findings: readonly Finding[]): Finding[] {
  const few = bureaus.map((bureau) => findings.find((finding) => finding.bureaus.includes(bureau)))
  return findings.filter((finding) => few.includes(finding))
}
