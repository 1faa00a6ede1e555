import type { Holding } from '../../holding.ts'
import { goesWithClient, goesWithUsers } from '../../platform/db/rows-that-go.ts'
import { clientFiles, intakeDraftFiles, intakeDrafts } from './intake.tables.ts'

/** What is held of a person here. */
export const intakeHoldings: readonly Holding[] = [
  goesWithClient(clientFiles, clientFiles.fileKey),
  goesWithUsers(intakeDrafts, intakeDrafts.userId),
  goesWithUsers(intakeDraftFiles, intakeDraftFiles.userId, intakeDraftFiles.fileKey),
]
