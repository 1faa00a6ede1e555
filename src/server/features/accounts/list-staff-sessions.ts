import type * as z from 'zod/mini'
import type { staffSession } from '../../../shared/api/team.ts'
import type { Deps } from '../../deps.ts'
import type { SessionRow, StaffDeviceRow } from './accounts.tables.ts'
import { deviceName } from './device-name.ts'
import { isTrusted } from './known-device.ts'
import { listSessionsOfUser } from './sessions.store.ts'
import { isOver } from './sessions.ts'
import { listDevices } from './staff-devices.store.ts'

type StaffSession = z.output<typeof staffSession>

/**
 * Open sessions of a member, and the browsers whose password alone signs them in for now. Ids are hashes: they open
 * nothing.
 * @param input.currentSession,currentDevice the hashes of the asking browser, to mark it
 */
export async function listStaffSessions(
  deps: Deps,
  input: { userId: string; currentSession: string | null; currentDevice: string | null },
): Promise<{ sessions: StaffSession[]; devices: StaffSession[] }> {
  const { db } = deps.database
  const now = deps.clock.now()
  const sessions = await listSessionsOfUser(db, input.userId, now)
  const devices = await listDevices(db, input.userId, now)
  return {
    sessions: sessions
      .filter((row) => !isOver(row, now))
      .map((row) => described(row, row.idHash, row.expiresAt, input.currentSession)),
    devices: devices
      .filter((row) => isTrusted(row, now))
      .map((row) => described(row, row.tokenHash, row.trustedUntil ?? row.expiresAt, input.currentDevice)),
  }
}

function described(
  row: Pick<SessionRow | StaffDeviceRow, 'userAgent' | 'ip' | 'lastSeenAt' | 'createdAt'>,
  id: string,
  expiresAt: Date,
  current: string | null,
): StaffSession {
  return {
    id,
    current: id === current,
    device: deviceName(row.userAgent),
    ip: row.ip,
    lastSeenAt: row.lastSeenAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}
