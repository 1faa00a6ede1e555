import { composeFundingPaper } from '../../../engine/funding/compose-funding-paper.ts'
import { dayOf } from '../../../shared/rules/civil-days.ts'
import { readinessScore } from '../../../shared/rules/readiness-score.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { FileReply } from '../../platform/http/send-file.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import type { ApplicationFacts } from '../funding/application-facts.ts'
import { fundingPapers } from './funding-papers.ts'
import { listInTheWay } from './in-the-way.ts'
import { packagesOf } from './packages-of.ts'
import { prequalificationOf } from './prequalification-of.ts'
import { readinessFactsOfApplication } from './score-of-application.ts'

/**
 * One paper of a paid package, as PDF or for Word, written anew from what the application says now. A staff read is in the audit log.
 * Errors: not_found for a paper that does not exist and for one of a package that is not paid, or was refunded.
 */
export async function writeFundingPaper(
  deps: Deps,
  input: { application: ApplicationFacts; paper: string; as: 'pdf' | 'word'; viewer: Viewer },
): Promise<FileReply> {
  const { application, viewer } = input
  const paper = fundingPapers.find(({ key }) => key === input.paper)
  const packages = await packagesOf(deps, input)
  const isOpen = packages.some(({ delivered }) => delivered.some(({ key }) => key === input.paper))
  if (paper === undefined || !isOpen) throw new Refusal('not_found', says('case.noDocument'))
  const now = deps.clock.now()
  if (viewer.kind === 'staff') {
    const detail = { application: application.id, paper: paper.key }
    const actor = { id: viewer.userId, name: viewer.name }
    await deps.database.transaction((tx) =>
      appendAuditEntry(tx, { actor, action: 'open-funding-paper', detail, at: now }),
    )
  }
  const facts = await readinessFactsOfApplication(deps.database.db, application)
  const { requirements } = await prequalificationOf(deps.database.db, application, now)
  const asOf = dayOf(now)
  const written = composeFundingPaper(paper.key, {
    fields: application.fields,
    facts,
    score: readinessScore(facts),
    inTheWay: await listInTheWay(deps, input),
    requirements,
    asOf,
  })
  if (input.as === 'word') {
    const contentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    return {
      file: { bytes: await deps.engine.writeWord(written), contentType, fileName: `${paper.key}.docx` },
    }
  }
  const { bytes } = await deps.engine.writePaper(written, asOf)
  return { file: { bytes, contentType: 'application/pdf', fileName: `${paper.key}.pdf` } }
}
