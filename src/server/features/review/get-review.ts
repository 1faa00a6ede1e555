import { notWorthDisputing } from '../../../engine/audit/not-worth-disputing.ts'
import { removalCalendar } from '../../../engine/audit/removal-calendar.ts'
import type { Review } from '../../../shared/api/review.ts'
import { dayOf } from '../../../shared/rules/civil-days.ts'
import { says } from '../../../shared/sentences/says.ts'
import { storedSentence } from '../../../shared/sentences/stored-sentence.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findClient } from '../clients/find-client.ts'
import { factsInForce, listFacts } from '../decisions/list-facts.ts'
import { currentRound, isRoundMailed } from '../documents/current-round.ts'
import { composeCase } from '../processing/compose-case.ts'
import { findAnalysedRun } from '../runs/find-analysed-run.ts'
import { listPictures } from '../runs/list-pictures.ts'
import { shownCoverage } from './shown-coverage.ts'
import { shownDebts } from './shown-debts.ts'
import { shownFindings } from './shown-findings.ts'
import { shownBirthDate, shownConfirmations, shownDigits, shownQuestions } from './shown-questions.ts'

/** Everything that the client decides on, from the newest analysis. Errors: not_found. */
export async function getReview(deps: Deps, clientId: number): Promise<Review> {
  const client = await findClient(deps.database.db, clientId)
  if (!client) throw new Refusal('not_found', says('case.noClient'))
  const run = await findAnalysedRun(deps, deps.database.db, clientId)
  if (!run) return nothingYet(currentRound(client))
  const { analysis, runId } = run
  const raw = analysis.caseFile
  const force = factsInForce(await listFacts(deps, deps.database.db, clientId))
  const shelf = { clientId, runId, pictures: await listPictures(deps, runId), reports: raw.reports }
  const { caseFile: decided } = await composeCase(deps, clientId, analysis)
  const today = dayOf(deps.clock.now())
  return {
    runId,
    analysedAt: analysis.analysedAt,
    ruleSetVersion: raw.ruleSetVersion,
    round: raw.round,
    frozen: isRoundMailed(client, raw.round),
    notices: [...analysis.stops, ...analysis.notes].map(storedSentence),
    coverage: shownCoverage(analysis),
    findings: shownFindings(decided, force, shelf),
    questions: shownQuestions(raw, force, shelf),
    confirmations: shownConfirmations(raw, force, shelf),
    digits: shownDigits(raw, force),
    birthDate: shownBirthDate(raw, force),
    notWorth: notWorthDisputing(raw.reports, raw.findings, raw.questions).map(
      ({ bureau, creditor, what, why }) => ({ bureau, creditor, what, why }),
    ),
    debts: shownDebts(raw),
    removals: removalCalendar(raw.reports, today).map(
      ({ bureau, creditor, what, month, leaves, basis, because, overdue }) => ({
        bureau,
        creditor,
        what,
        ...(month ? { month } : {}),
        leaves,
        basis,
        because,
        overdue,
      }),
    ),
  }
}

function nothingYet(round: number): Review {
  return {
    runId: null,
    analysedAt: null,
    ruleSetVersion: null,
    round,
    frozen: false,
    notices: [],
    coverage: [],
    findings: [],
    questions: [],
    confirmations: [],
    digits: null,
    birthDate: null,
    notWorth: [],
    removals: [],
    debts: [],
  }
}
