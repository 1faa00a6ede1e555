import type { Language } from '../../../shared/rules/language.ts'
import type { NoticeSource } from '../../../shared/texts/notice-group.ts'
import { noticeGroups } from '../../../shared/texts/notice-texts.ts'
import { ownWordsOver } from '../../../shared/texts/own-words-over.ts'
import type { TextChanges } from '../../../shared/texts/text-entry.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { ownChanges } from './own-changes.ts'

/** What the mails of a source say in a language, with the operator's own words over the shipped ones. */
export async function noticeInOwnWords<T extends object>(
  queryable: Queryable,
  source: NoticeSource,
  language: Language,
  shipped: T,
): Promise<T> {
  const keys = groupsOf(source).map(({ key }) => key)
  return noticeWith(source, (await ownChanges(queryable, keys))[language], shipped)
}

export function noticeWith<T extends object>(source: NoticeSource, changes: TextChanges, shipped: T): T {
  return ownWordsOver(
    shipped,
    groupsOf(source).flatMap(({ entries }) => entries),
    changes,
  )
}

export function groupsOf(source: NoticeSource) {
  return noticeGroups.filter((group) => group.source === source)
}
