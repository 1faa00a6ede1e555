import { expect, type Page } from '@playwright/test'
import { englishMessages, type Messages } from '../../../src/shared/messages/messages.ts'
import { hearTexts } from './hear-texts.ts'

/** The thanks of the consent dialog stand for three and a half seconds at most. */
const goneWithinMs = 5_000

/** Agrees to be told of news, is thanked, and goes on. */
export async function agreeToNews(page: Page, { consent }: Messages = englishMessages): Promise<void> {
  const thanked = await hearTexts(page, 'dialog')
  await page.getByRole('button', { name: consent.yes }).click()
  await thanked(consent.allSetTitle)
  await goOnNow(page, consent)
}

/**
 * Presses "Continue now". The thanks go on by themselves, too: after a machine was busy for longer there is nothing left to press, and the
 * way on is open. That nobody has to wait, the dialog's own tests say.
 */
export async function goOnNow(
  page: Page,
  { continueNow }: Pick<Messages['consent'], 'continueNow'> = englishMessages.consent,
  press: 'click' | 'dblclick' = 'click',
): Promise<void> {
  const dialog = page.getByRole('dialog')
  const button = dialog.getByRole('button', { name: continueNow })
  await button[press]({ timeout: goneWithinMs }).catch(() => undefined)
  await expect(dialog).toHaveCount(0)
}
