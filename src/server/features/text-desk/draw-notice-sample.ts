import type { Language } from '../../../shared/rules/language.ts'
import type { NoticeTextGroup } from '../../../shared/texts/notice-group.ts'
import type { TextChanges } from '../../../shared/texts/text-entry.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { ComposedMail } from '../mail/compose-client-mail.ts'
import { groupsOf, noticeWith } from '../own-texts/notice-in-own-words.ts'
import { ownChanges } from '../own-texts/own-changes.ts'
import { fundingSamples } from './funding-samples.ts'
import { messageSamples } from './message-samples.ts'
import { moneySamples } from './money-samples.ts'
import type { NoticeDrawings } from './sampled-notice.ts'
import { serviceSamples } from './service-samples.ts'
import { shippedNoticeTexts } from './shipped-notice-texts.ts'

/** Each mail of nobody's: its links open nothing. */
const drawings: NoticeDrawings = { ...moneySamples, ...serviceSamples, ...messageSamples, ...fundingSamples }

/** A notice with these texts in place of those of its group, those of its source's other groups as they are in force. */
export async function drawNoticeSample(
  deps: Pick<Deps, 'config' | 'clock'>,
  queryable: Queryable,
  input: { group: NoticeTextGroup; language: Language; changes: TextChanges },
): Promise<ComposedMail> {
  const { group, language, changes } = input
  const others = groupsOf(group.source).filter(({ key }) => key !== group.key)
  const keys = others.map(({ key }) => key)
  const inForce = keys.length === 0 ? {} : (await ownChanges(queryable, keys))[language]
  return drawings[group.shownIn]({
    config: deps.config,
    language,
    now: deps.clock.now(),
    textsOf: (source) =>
      noticeWith(source, { ...inForce, ...changes }, shippedNoticeTexts[source](language)) as never,
  })
}
