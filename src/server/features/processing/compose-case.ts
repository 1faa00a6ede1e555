import type { CaseFile } from '../../../engine/letters/case-file.ts'
import { wordSaid } from '../../../shared/messages/sentences-in.ts'
import { storedSentence } from '../../../shared/sentences/stored-sentence.ts'
import type { Deps } from '../../deps.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import { findClient } from '../clients/find-client.ts'
import { closeCase, decideCase } from '../decisions/decide-case.ts'
import { findDraftState } from '../decisions/find-draft-state.ts'
import { factsInForce, listFacts } from '../decisions/list-facts.ts'
import { isRoundMailed } from '../documents/current-round.ts'
import { heldPapers } from '../intake/held-papers.ts'
import { papersForMailing } from '../intake/papers-for-mailing.ts'
import { listRoundMailings } from '../mail-log/list-round-mailings.ts'
import { findPackets } from '../results/find-packets.ts'
import { listAskedCompanies } from '../results/list-asked-companies.ts'
import { listEarlierLetters } from '../results/list-earlier-letters.ts'
import { listUnmailedLetters } from '../results/list-unmailed-letters.ts'
import type { RunAnalysis } from '../runs/run-analysis.ts'

/**
 * The case as the documents are written from it: the analysis, what the client decided and asked for, the mail log and
 * the answers so far. `revision` is read first: what changes while this is gathered has a later one. `isMailed`: the
 * round has a mail date, and what the client had not decided by then is in none of its papers.
 */
export async function composeCase(
  deps: Deps,
  clientId: number,
  analysis: RunAnalysis,
): Promise<{ caseFile: CaseFile; revision: number; isMailed: boolean }> {
  const { db } = deps.database
  const { revision } = await findDraftState(db, clientId)
  const { round } = analysis.caseFile
  const client = await findClient(db, clientId)
  const isMailed = client !== undefined && isRoundMailed(client, round)
  const said = decideCase(analysis.caseFile, factsInForce(await listFacts(deps, db, clientId)))
  const decided = isMailed ? closeCase(said) : said
  const packets = await findPackets(deps, db, { clientId, round, reports: decided.reports })
  const language = client ? await languageOfPerson(db, client.email) : 'en'
  const caseFile: CaseFile = {
    ...decided,
    // Said to the client, in their own documents.
    without: decided.without.map(({ bureau, sentence }) => ({
      bureau,
      sentence: wordSaid(language, storedSentence(sentence)),
    })),
    language,
    mailings: await listRoundMailings(deps, db, { clientId, round }),
    earlier: await listEarlierLetters(deps, db, { clientId, before: round }),
    askedCompanies: await listAskedCompanies(deps, db, { clientId, before: round }),
    unmailed: client ? await listUnmailedLetters(deps, db, { client, before: round }) : [],
    ...(packets === null ? {} : { packets }),
    papers: heldPapers(await papersForMailing(deps, db, clientId)),
  }
  return { caseFile, revision, isMailed }
}
