import { lockPage, openReader } from './reader/open-reader.ts'

/**
 * The living first look, with what was chosen. What draws it is a file of its own: two that are compiled one after the other hold the
 * page up for half as long each. @throws when its code cannot be loaded
 */
export async function bringToLife(place: HTMLElement, first: readonly File[]): Promise<void> {
  const [show, reader] = await Promise.all([
    import('./check-view-alive.tsx').then((code) => code.openView()),
    openReader(),
  ])
  await lockPage()
  show(place, { reader, first })
}
