import type { StaffClient } from '../../../shared/api/staff-clients.ts'
import { stageName } from '../../lib/stage-name.ts'

interface StageChange {
  /** Who will move; those that are at the stage already are left alone. */
  moving: readonly StaffClient[]
  /** Where they come from, the largest group first. */
  from: readonly { stage: string; count: number }[]
  /** How many are there already. */
  same: number
}

/** What a change of stage would do to the chosen clients. */
export function previewStageChange(clients: readonly StaffClient[], stage: string): StageChange {
  const moving = clients.filter(({ disputeStatus }) => disputeStatus !== stage)
  const counts = new Map<string, number>()
  for (const { disputeStatus } of moving) counts.set(disputeStatus, (counts.get(disputeStatus) ?? 0) + 1)
  const from = [...counts]
    .map(([name, count]) => ({ stage: stageName(name), count }))
    .sort((a, b) => b.count - a.count || a.stage.localeCompare(b.stage))
  return { moving, from, same: clients.length - moving.length }
}
