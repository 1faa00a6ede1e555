import { eq } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { type Holding, noClient, type Told } from '../../holding.ts'
import { goesWithClient } from '../../platform/db/rows-that-go.ts'
import { clientNotes, clientTasks, followupWords, noteMentions } from './followup.tables.ts'

/** What is held of a person here: what staff noted among themselves. */
export const followupHoldings: readonly Holding[] = [
  goesWithClient(followupWords),
  goesWithClient(noteMentions),
  goesWithClient(clientNotes),
  goesWithClient(clientTasks),
]

/**
 * What is told of it in the archive of a person's data: that there are notes and tasks, and of which days. Their words are for staff; who
 * asks for them gets them from the operator, who looks at what they say of others (decision 097).
 */
export const followupTold: readonly Told<Deps>[] = [
  {
    part: 'requests',
    records: async ({ database }, { clientId }) => {
      if (clientId === noClient) return []
      const { db } = database
      const notes = await db
        .select({ createdAt: clientNotes.createdAt })
        .from(clientNotes)
        .where(eq(clientNotes.clientId, clientId))
      const tasks = await db
        .select({ createdAt: clientTasks.createdAt })
        .from(clientTasks)
        .where(eq(clientTasks.clientId, clientId))
      return [
        ...notes.map(({ createdAt }) => ({ kept: 'a note of staff', createdAt })),
        ...tasks.map(({ createdAt }) => ({ kept: 'a task of staff', createdAt })),
      ]
    },
  },
]
