import type { Deps } from '../../deps.ts'
import { type Holding, remains, type Told } from '../../holding.ts'
import { goesWithClient } from '../../platform/db/rows-that-go.ts'
import { selectKinds } from './own-mails.store.ts'
import { ownMailsDue } from './own-mails.tables.ts'
import { selectNotSentOf } from './own-mails-due.store.ts'

/** What is held of a person here: which mails of the operator's own wait for them. */
export const ownMailsHoldings: readonly Holding[] = [
  goesWithClient(ownMailsDue),
  ...remains('nobody', 'kinds of mail as the operator words them', 'own_mail_versions'),
]

/** What is told of it in the archive of a person's data; what went out is among its mails already. */
export const ownMailsTold: readonly Told<Deps>[] = [
  {
    part: 'mails',
    records: async (deps, { clientId }) => {
      const { db } = deps.database
      const rows = await selectNotSentOf(db, clientId)
      const names = new Map((await selectKinds(db)).map(({ kindId, name }) => [kindId, name]))
      return rows.map(({ kindId, happenedAt, dueAt, status, reason }) => {
        return { planned: true, type: names.get(kindId) ?? '', happenedAt, dueAt, status, reason }
      })
    },
  },
]
