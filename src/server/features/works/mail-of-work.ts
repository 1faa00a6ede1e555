import type { Deps } from '../../deps.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import { noticeInOwnWords } from '../own-texts/notice-in-own-words.ts'
import { workMailTextsIn } from './emails/work-mail-texts.ts'
import { keyOf } from './show-work.ts'
import { selectWork } from './work-rows.store.ts'

/** The mail that tells its buyer news of a work, in their language; null where there is nobody to tell. Before the transaction. */
export async function mailOfWork(
  deps: Pick<Deps, 'database' | 'config'>,
  id: number,
  news: { kind: 'delivered' | 'reopened'; hasNote: boolean },
): Promise<{ subject: string; html: string; text: string } | null> {
  const { db } = deps.database
  const row = await selectWork(db, id)
  const key = row ? keyOf(row.work.workKey) : null
  if (!row || key === null || row.buyer.email === '') return null
  const language = await languageOfPerson(db, row.buyer.email)
  const { renderWorkNewsMail } = await import('./emails/work-news-mail.tsx')
  return renderWorkNewsMail(deps.config, {
    ...news,
    key,
    product: row.product,
    buyerName: row.buyer.name,
    language,
    texts: await noticeInOwnWords(db, 'works', language, workMailTextsIn(language)),
  })
}
