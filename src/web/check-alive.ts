import { nextFrame } from './lib/next-frame.ts'
import { lockPage, openReader } from './reader/open-reader.ts'

/**
 * The living first look, with what was chosen. What it says, what draws it, what reads and the drawing come one after the other, each
 * in frames of its own: what is compiled at once holds the page up for that long. @throws when its code cannot be loaded
 */
export async function bringToLife(place: HTMLElement, first: readonly File[]): Promise<void> {
  const loading = loadView()
  const [[words, view], reader] = await Promise.all([loading, openReader(loading)])
  await lockPage()
  await nextFrame()
  view.showCheck(place, words, { reader, first })
}

async function loadView() {
  const { loadCheckWords } = await import('./check-words-alive.ts')
  await nextFrame()
  const words = await loadCheckWords()
  const view = await import('./check-view-alive.tsx')
  await nextFrame()
  return [words, view] as const
}
