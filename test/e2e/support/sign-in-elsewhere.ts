import { expect, type Page } from '@playwright/test'
import { englishNamesIn } from '../../support/english-product-names.ts'
import type { Bought } from './buy-by-button.ts'
import { expectAccessible } from './expect-accessible.ts'
import { readSignInLink } from './read-sign-in-link.ts'

/** Tab by tab, as without a mouse, until this is where the keyboard is. */
async function tabTo(page: Page, name: string, role: 'button' | 'link' | 'textbox'): Promise<void> {
  const wanted = page.getByRole(role, { name }).first()
  await expect(wanted).toBeVisible()
  for (let presses = 0; presses < 120; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach "${name}"`)
}

/** axe, no sideways scrolling, and no product by its English name. */
async function expectSpanish(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state)
  const read = await page.evaluate(() => `${document.title}\n${document.body.textContent}`)
  expect(englishNamesIn(read), `English names of products in the state "${state}"`).toEqual([])
}

/**
 * Whoever bought signs in on a phone that was never here, in Spanish, by keyboard alone, with the link that is mailed to the address, and
 * finds what was bought with its receipt, and the page of each.
 * @param shown in Spanish: what of the account names it; each link of the account that is followed, with the heading it leads to
 */
export async function findElsewhere(
  { email, openBrowser }: Bought,
  shown: { names: readonly RegExp[]; links: readonly RegExp[] },
): Promise<void> {
  const phone = await openBrowser()
  await phone.setViewportSize({ width: 390, height: 844 })
  await phone.goto('/account/overview')
  await tabTo(phone, 'Español', 'button')
  await phone.keyboard.press('Enter')
  await tabTo(phone, 'Correo electrónico', 'textbox')
  await phone.keyboard.type(email)
  await phone.keyboard.press('Enter')
  await expect(phone.getByText('Revise su correo electrónico')).toBeVisible()
  await phone.goto(await readSignInLink(email))
  await tabTo(phone, 'Iniciar sesión ahora', 'button')
  await phone.keyboard.press('Enter')
  await expect(phone).not.toHaveURL(/sign-in/)
  await phone.goto('/account/overview')
  await expect(phone.getByRole('heading', { level: 1, name: 'Su cuenta' })).toBeVisible()
  for (const name of shown.names) await expect(phone.getByText(name).first()).toBeVisible()
  await expect(phone.getByRole('link', { name: /^Recibo de / }).first()).toBeVisible()
  await expectSpanish(phone, 'an account on a phone')
  for (const link of shown.links) {
    const found = phone.getByRole('link', { name: link }).first()
    const address = (await found.getAttribute('href')) ?? ''
    await tabTo(phone, (await found.textContent()) ?? '', 'link')
    await phone.keyboard.press('Enter')
    await expect(phone).toHaveURL(new RegExp(address.replaceAll(/[?.+*]/g, '\\$&')))
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(phone.getByText('Cargando...')).toHaveCount(0)
    await expectSpanish(phone, `what "${link.source}" leads to, on a phone`)
    await phone.goto('/account/overview')
  }
}
