import { lockPage, openReader } from './reader/open-reader.ts'

/**
 * The living first look, with what was chosen. What it says and what draws it come one after the other: what is compiled at once holds
 * the page up for that long. @throws when its code cannot be loaded
 */
export async function bringToLife(place: HTMLElement, first: readonly File[]): Promise<void> {
  const [[words, view], reader] = await Promise.all([loadView(), openReader()])
  await lockPage()
  view.showCheck(place, words, { reader, first })
}

async function loadView() {
  const { loadCheckWords } = await import('./check-words-alive.ts')
  return Promise.all([loadCheckWords(), import('./check-view-alive.tsx')])
}
