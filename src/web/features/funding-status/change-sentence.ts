import type { FundingApplicationShown } from '../../../shared/api/funding-application.ts'
import type { Messages } from '../../../shared/messages/messages.ts'

/**
 * What to tell a screen reader of a change, one thing at most, the weightiest first: the stage, a document asked for, an
 * answer, a paper, a document's state, the score. '' when nothing of it changed.
 * @param say puts the server's English names into the language of the page
 */
export function changeSentence(
  before: FundingApplicationShown,
  after: FundingApplicationShown,
  texts: Messages['fundingStatus'],
  say: (english: string) => string,
): string {
  const { live, stages, documents } = texts
  if (after.currentStage !== before.currentStage) return live.stage(stages[after.currentStage])
  const known = new Map(before.documents.map((document) => [document.id, document.status]))
  const asked = after.documents.find(({ id }) => !known.has(id))
  if (asked) return live.asked(say(asked.name))
  if (answersIn(after) > answersIn(before)) return live.answered
  if (papersIn(after) > papersIn(before)) return live.papers
  const moved = after.documents.find(({ id, status }) => known.get(id) !== status)
  if (moved) return live.document(say(moved.name), documents[moved.status])
  return after.score.points === before.score.points ? '' : live.score(after.score.points)
}

const answersIn = ({ messages }: FundingApplicationShown) =>
  messages.filter(({ from }) => from === 'staff').length
const papersIn = ({ packages }: FundingApplicationShown) =>
  packages.reduce((sum, { delivered }) => sum + delivered.length, 0)
