/**
 * What the given reports show, judged as the product does: from files that were read to findings and questions. This folder needs neither
 * Node nor a browser, nor does anything that it imports: the compiler (tsconfig.web.json) and .dependency-cruiser.cjs refuse what does,
 * and the command, the product and the visitor's browser call the very same modules. Their tests run in both.
 */
import { type Audit, auditReports } from '../audit/audit-reports.ts'
import { isConfirmed } from '../letters/disputable-findings.ts'
import type { PdfEngine } from '../read/pdf-engine.ts'
import type { GivenFile } from './given-file.ts'
import { joinParts } from './join-parts.ts'
import { type JudgedFiles, judgeFiles } from './judge-files.ts'

/** `audit` is null where nothing could be read. */
export interface Look extends JudgedFiles {
  audit: Audit | null
  /** As the letters do: what the consumer has yet to confirm is asked. */
  shown: Pick<Audit, 'findings' | 'questions'>
}

/**
 * @param given files that were read, in the order in which they were given
 * @param asOf ISO day
 * @param engine a compiled PDF engine, for parts that are joined
 */
export async function lookAtFiles(
  given: readonly GivenFile[],
  asOf: string,
  engine?: PdfEngine,
): Promise<Look> {
  const judged = judgeFiles(await joinParts(given, engine), asOf)
  if (judged.read.length === 0) return { ...judged, audit: null, shown: { findings: [], questions: [] } }
  const audit = auditReports(
    judged.used.map(({ report }) => report),
    { asOf },
  )
  const waiting = audit.findings.filter((finding) => !isConfirmed(finding))
  const shown = {
    findings: audit.findings.filter(isConfirmed),
    questions: [...audit.questions, ...waiting],
  }
  return { ...judged, audit, shown }
}
