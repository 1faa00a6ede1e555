import { eq, inArray, or } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import type { DeletedClient, Holding, Told } from '../../holding.ts'
import { goes, goesWithClient } from '../../platform/db/rows-that-go.ts'
import { pushChoices, pushDevices, scheduledPushes } from './push.tables.ts'
import { selectChoice, selectDevices } from './push-devices.store.ts'

/** What is held of a person here. */
export const pushHoldings: readonly Holding[] = [
  goesWithClient(scheduledPushes),
  {
    ...goes(pushDevices, ['client goes', 'address is unknown'], ({ lastAddress, userIds }: DeletedClient) =>
      or(
        lastAddress === null ? undefined : eq(pushDevices.emailKey, lastAddress),
        userIds.length === 0 ? undefined : inArray(pushDevices.userId, [...userIds]),
      ),
    ),
    trace: { rows: pushDevices, address: pushDevices.emailKey, since: pushDevices.createdAt },
  },
  {
    ...goes(pushChoices, ['client goes', 'address is unknown'], ({ lastAddress }: DeletedClient) =>
      lastAddress === null ? undefined : eq(pushChoices.emailKey, lastAddress),
    ),
    trace: { rows: pushChoices, address: pushChoices.emailKey, since: pushChoices.changedAt },
  },
]

/** What is told of it in the archive of a person's data: a device's endpoint is a secret of that device. */
export const pushTold: readonly Told<Deps>[] = [
  {
    part: 'consents',
    records: async ({ database }, { address }) => {
      if (address === null) return []
      const devices = await selectDevices(database.db, address)
      const kinds = await selectChoice(database.db, address)
      return [
        ...devices.map(({ createdAt }) => ({ channel: 'notifications on a device', createdAt })),
        ...(kinds === null ? [] : [{ channel: 'notifications', kinds }]),
      ]
    },
  },
]
