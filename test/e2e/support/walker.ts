import type { Locator, Page } from '@playwright/test'
import type { Messages } from '../../../src/shared/messages/messages.ts'
import { drawSignature } from './draw-signature.ts'
import type { ChosenFile } from './paying-steps.ts'

export type Files = string[] | ChosenFile[]

/** How somebody uses the pages: with a thumb, by keyboard, with a connection that breaks; and in which language they read them. */
export interface Walker {
  page: Page
  texts: Messages
  /** A button, a link, a tick or a choice. */
  press(target: Locator): Promise<void>
  /** Into a field; a day as 'YYYY-MM-DD'. */
  type(field: Locator, text: string): Promise<void>
  /** One of a list, by the name that is read. */
  pick(list: Locator, name: string): Promise<void>
  /** In the system's own dialog. */
  choose(field: Locator, files: Files): Promise<void>
  /** Gives a signature where a letter is open to be signed. */
  sign(letter: Locator): Promise<void>
}

export async function chooseAfter(page: Page, files: Files, open: () => Promise<void>): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await open()
  await (await chooser).setFiles(files)
}

export function byThumb(page: Page, texts: Messages): Walker {
  return {
    page,
    texts,
    press: (target) => target.tap(),
    type: (field, text) => field.fill(text),
    pick: async (list, name) => {
      await list.selectOption({ label: name })
    },
    choose: (field, files) => chooseAfter(page, files, () => field.tap()),
    sign: (letter) =>
      drawSignature(page, letter.getByRole('img', { name: texts.envelopes.sign.field, exact: true })),
  }
}
