import { expect, type Page } from '@playwright/test'

/** What a thumb meets without looking twice. */
const least = 44

/** Every button, and every link that does not stand in a sentence, is high enough for a thumb. */
export async function expectPressable(page: Page, state: string): Promise<void> {
  const small = await page.locator('main').evaluate((main, height) => {
    const pressed =
      'a, button, summary, select, textarea, input:not([type=radio], [type=checkbox], [type=file])'
    return [...main.querySelectorAll<HTMLElement>(pressed)].flatMap((element) => {
      const box = element.getBoundingClientRect()
      const { display, visibility } = getComputedStyle(element)
      // One pixel: for screen readers. A link in a sentence is as high as its line (WCAG 2.5.8).
      if (box.height <= 1 || visibility === 'hidden' || display === 'inline') return []
      const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
      return box.height < height ? [`${Math.round(box.height)} pixels: ${name.trim().slice(0, 60)}`] : []
    })
  }, least)
  expect(small, `too low for a thumb in the state "${state}"`).toEqual([])
}
