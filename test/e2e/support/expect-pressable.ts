import { expect, type Page } from '@playwright/test'

/** What a thumb meets without looking twice. */
const least = 44

/** Every button, and every link that does not stand in a sentence but by itself or after one, is high enough for a thumb. */
export async function expectPressable(page: Page, state: string): Promise<void> {
  const small = await page.locator('main').evaluate((main, height) => {
    const textOf = (from: Node, fromAt: number, to: Node, toAt: number) => {
      const range = document.createRange()
      range.setStart(from, fromAt)
      range.setEnd(to, toAt)
      return range.toString().trim()
    }
    const isInSentence = (link: HTMLElement) => {
      const around = link.parentElement ?? main
      const at = [...around.childNodes].indexOf(link)
      const before = textOf(around, 0, around, at)
      const after = textOf(around, at + 1, around, around.childNodes.length)
      return after !== '' || !/(^|[.:!?])$/.test(before)
    }
    const pressed =
      'a, button, summary, select, textarea, input:not([type=radio], [type=checkbox], [type=file])'
    return [...main.querySelectorAll<HTMLElement>(pressed)].flatMap((element) => {
      const box = element.getBoundingClientRect()
      const { display, visibility } = getComputedStyle(element)
      // One pixel: for screen readers. A link in a sentence is as high as its line (WCAG 2.5.8).
      if (box.height <= 1 || visibility === 'hidden') return []
      if (display === 'inline' && isInSentence(element)) return []
      const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
      return box.height < height ? [`${Math.round(box.height)} pixels: ${name.trim().slice(0, 60)}`] : []
    })
  }, least)
  expect(small, `too low for a thumb in the state "${state}"`).toEqual([])
}
