import type { Caller } from './make-callers.ts'

/** Asks for letters to every collector, and for freezes. */
export async function askForPackets(caller: Caller, clientId: number): Promise<void> {
  const url = `/api/clients/${clientId}/packets`
  const { entries } = (await caller.inject({ method: 'GET', url })).json()
  const collectorValidation = entries
    .filter((entry: { isCollector: boolean }) => entry.isCollector)
    .map(({ bureau, itemId }: { bureau: string; itemId: string }) => ({ bureau, itemId }))
  const payload = { collectorValidation, identityTheft: null, securityFreeze: true }
  await caller.inject({ method: 'POST', url, payload })
}
