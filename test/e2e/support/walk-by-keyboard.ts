import type { Locator, Page } from '@playwright/test'
import type { Messages } from '../../../src/shared/messages/messages.ts'
import { signaturePhoto } from '../../support/signature-photo.ts'
import { chooseAfter, type Walker } from './walker.ts'

/** More than any page of the way has. */
const mostStops = 150

/** Presses Tab until the wanted element has the focus, as a person without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < mostStops; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${target}`)
}

/** Tab, Enter, Space, the arrows and letters: nothing is touched. */
export function byKeyboard(page: Page, texts: Messages): Walker {
  // Held open throughout: while it is switched on anew for each choice, a quick key is sometimes in the page before it.
  page.on('filechooser', () => undefined)
  const walker: Walker = {
    page,
    texts,
    async press(target) {
      const kind = await target.evaluate((element) =>
        element instanceof HTMLInputElement ? element.type : 'button',
      )
      if (kind === 'radio') return chooseByArrows(page, target)
      await tabTo(page, target)
      await page.keyboard.press(kind === 'checkbox' ? 'Space' : 'Enter')
    },
    async type(field, text) {
      await tabTo(page, field)
      // A field for a day takes month, day and year in turn.
      const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
      await page.keyboard.type(day ? `${day[2]}${day[3]}${day[1]}` : text)
    },
    async pick(list, name) {
      await tabTo(page, list)
      await pickByKeys(page, list, name)
    },
    async choose(field, files) {
      await tabTo(page, field)
      // Not every Chromium opens the choice by Enter; by Space all do.
      await chooseAfter(page, files, () => page.keyboard.press('Space'))
    },
    // Nobody draws with keys: a photo of the name on paper is the other way.
    async sign(letter) {
      const photo = { name: 'name.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await signaturePhoto()) }
      await walker.choose(letter.getByLabel(texts.envelopes.sign.photo), [photo])
      await letter.getByText(texts.envelopes.sign.asPhoto).waitFor()
    },
  }
  return walker
}

/** More than any list of the product has. */
const mostChoices = 80

/**
 * One of the list that has the focus, by the beginning of its name. A browser that is busy for a second between two letters takes the second
 * one for the beginning of another name: then by the arrows, from the top.
 */
export async function pickByKeys(page: Page, list: Locator, name: string): Promise<void> {
  const isPicked = () =>
    list.evaluate(
      (element, wanted) =>
        element instanceof HTMLSelectElement && element.selectedOptions[0]?.label.startsWith(wanted) === true,
      name,
    )
  await page.keyboard.type(name)
  if (!(await isPicked())) await page.keyboard.press('Home')
  for (let presses = 0; presses < mostChoices && !(await isPicked()); presses += 1)
    await page.keyboard.press('ArrowDown')
}

/** One stop for all choices of a question; the arrows go through them. */
async function chooseByArrows(page: Page, target: Locator): Promise<void> {
  const name = await target.getAttribute('name')
  await tabTo(page, page.locator(`input[name="${name}"]`).first())
  await page.keyboard.press('Space')
  for (let presses = 0; presses < 9 && !(await target.isChecked()); presses += 1)
    await page.keyboard.press('ArrowDown')
}
