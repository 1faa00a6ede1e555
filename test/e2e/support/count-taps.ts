import type { Page } from '@playwright/test'

/** What a person's finger did since a moment: pressed something on a page, or chose a file. */
export interface TapCount {
  /** Begins anew. */
  reset(): void
  /** Leaves out the last one: what a test looks at beside the way. */
  takeBack(): void
  /** How many so far, and what was pressed, in order. */
  taps(): readonly string[]
}

/**
 * Counts every press of a finger, a pen or the mouse on the pages of this tab, and every file that is chosen. The press that opens the choice
 * of files is the first file's own. Typing counts nothing: a field is reached by the keyboard.
 */
export async function countTaps(page: Page): Promise<TapCount> {
  let taps: string[] = []
  await page.exposeFunction('tapped', (what: string) => {
    taps.push(what)
  })
  await page.addInitScript(() => {
    const tell = (what: string) => (window as unknown as { tapped: (what: string) => void }).tapped(what)
    const isFile = (target: EventTarget | null): target is HTMLInputElement =>
      target instanceof HTMLInputElement && target.type === 'file'
    const nameOf = (target: EventTarget | null) => {
      const element = target instanceof Element ? target.closest('button,a,label,input,[role]') : null
      const name = element?.getAttribute('aria-label') ?? element?.textContent ?? ''
      return name.trim().slice(0, 60) || (element?.id ?? 'the page')
    }
    window.addEventListener(
      'pointerdown',
      ({ isTrusted, target }) => {
        if (isTrusted && !isFile(target)) tell(nameOf(target))
      },
      true,
    )
    window.addEventListener(
      'change',
      ({ target }) => {
        if (isFile(target)) for (const file of target.files ?? []) tell(`file ${file.name}`)
      },
      true,
    )
  })
  return {
    reset: () => {
      taps = []
    },
    takeBack: () => {
      taps.pop()
    },
    taps: () => taps,
  }
}
