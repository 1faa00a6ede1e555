import type { FundingApplicationShown } from '../../../shared/api/funding-application.ts'
import type { Deps } from '../../deps.ts'
import type { FundingApplicationRow } from './funding.tables.ts'
import { selectFundingMessages } from './funding-messages.store.ts'
import { shownFundingMessage } from './funding-words.ts'

/** The messages of an application, as its applicant sees them. */
export async function listShownMessages(
  deps: Deps,
  application: Pick<FundingApplicationRow, 'id' | 'messageWaitingSince'>,
): Promise<FundingApplicationShown['messages']> {
  const messages = await selectFundingMessages(deps.database.db, application.id)
  return messages.map((message) => shownFundingMessage(deps, message, application.messageWaitingSince))
}
