import { firstLookDatabase } from './first-look-database.ts'

/** Takes off the device what a first look kept for longer than it may be; where nothing is kept, nothing is loaded for it. */
export async function forgetFirstLook(): Promise<void> {
  const all = await globalThis.indexedDB?.databases?.().catch(() => [])
  if (!all?.some(({ name }) => name === firstLookDatabase)) return
  const { dropWhatIsOver } = await import('./first-look-store.ts')
  await dropWhatIsOver()
}
