import { expect } from '@playwright/test'
import type { Review } from '../../src/shared/api/review.ts'
import { spanishMessages } from '../../src/shared/messages/es/spanish-messages.ts'
import { agreeToNews } from './support/consent-steps.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { test } from './support/other-browsers.ts'
import { newEmail, person, sample } from './support/paying-steps.ts'
import { readLetterText } from './support/read-download.ts'

const { beta, intake, portal, review, mailing } = spanishMessages

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('a tester who reads Spanish goes from the application to the review, on a phone', async ({ page }) => {
  const email = newEmail()
  await page.goto('/apply-beta')
  await page.getByRole('banner').getByRole('button', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.getByLabel(beta.name).fill(person.name)
  await page.getByLabel(beta.email).fill(email)
  await page.getByLabel(beta.phone).fill(person.phone)
  await page.getByLabel(beta.study).check()
  await page.getByRole('button', { name: beta.preferences }).click()
  await agreeToNews(page, spanishMessages)
  await expectAccessible(page, 'beta application in Spanish')
  await page.getByRole('button', { name: beta.submit }).click()

  await expect(page).toHaveURL(/\/intake\?type=tester/)
  await page.getByLabel(intake.name).fill(person.name)
  await page.getByLabel(intake.email).fill(email)
  await page.getByLabel(intake.phone).fill(person.phone)
  await page.getByLabel(intake.mailingAddress, { exact: true }).fill('5201 Windlestraw Pl')
  await page.getByLabel(intake.city, { exact: true }).fill('Worcester')
  await page.getByLabel(intake.state, { exact: true }).selectOption('MA')
  await page.getByLabel(intake.zipCode).fill('01627')
  await expectAccessible(page, 'intake in Spanish, step 1')
  await page.getByRole('button', { name: intake.continue }).click()
  for (const [question, choice] of [
    [intake.previousDisputes, intake.previousDisputesChoices.no],
    [intake.identityTheft, intake.identityTheftChoices.no],
    [intake.ftcAffidavit, intake.reportChoices.no],
  ]) {
    const group = page.getByRole('group', { name: question })
    await group.getByRole('radio', { name: choice, exact: true }).check()
  }
  for (const [label, file] of [
    [intake.experian, 'set-1/experian.pdf'],
    [intake.equifax, 'set-1/equifax.pdf'],
    [intake.transunion, 'set-1/transunion.pdf'],
  ] as const) {
    await page.getByLabel(label).setInputFiles(sample(file))
  }
  await expectAccessible(page, 'intake in Spanish, step 2')
  await page.getByRole('button', { name: intake.submit }).click()

  await expect(page).toHaveURL(/\/client-dashboard\?client=\d+$/)
  await expect(page.getByText('Documentos recibidos', { exact: true })).toBeVisible()
  const documents = page.getByRole('link', { name: new RegExp(`^${portal.documents.open}`) })
  await expect(documents.first()).toBeVisible()
  await expectAccessible(page, 'portal in Spanish')
  const addressOf = (type: string) =>
    page
      .getByRole('link', { name: `${portal.documents.open}: ${portal.documents.names[type]}` })
      .getAttribute('href')
  const analysis = await readLetterText(page, (await addressOf('forensic_analysis')) ?? '')
  expect(analysis).toContain('Análisis forense')
  expect(analysis).toContain('En otras palabras')
  const letter = await readLetterText(page, (await addressOf('experian_dispute_letter')) ?? '')
  // The marks of a draft address the client; what a bureau will read is English.
  expect(letter).toContain('Borrador: no está listo para firmar')
  expect(letter).toContain('in my Experian credit report')
  expect(letter).not.toContain('informe de crédito')

  await page.getByRole('link', { name: review.card.open }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: review.pageTitle })).toBeVisible()
  const clientId = new URL(page.url()).searchParams.get('client')
  const { findings }: Review = await (await page.request.get(`/api/clients/${clientId}/review`)).json()
  await page.goto(`/account/review?client=${clientId}&step=${findings[0]?.id}`)
  await page.getByText(review.oneByOne.more).click()
  await expect(page.getByText(spanishMessages.findings.inLetter)).toBeVisible()
  const letterWords = page.locator('article [lang="en"]')
  await expect(letterWords).toBeVisible()
  // What the letter names in English, the page names in Spanish: here the account.
  const account = /\(account ([^)]+)\)/.exec((await letterWords.textContent()) ?? '')?.[1] ?? 'none'
  await expect(page.getByText(`(cuenta ${account})`).first()).toBeVisible()
  await expectAccessible(page, 'review in Spanish')

  await page.goto(`/account/mailing?client=${clientId}`)
  await expect(page.getByRole('heading', { level: 1, name: mailing.pageTitle })).toBeVisible()
  await expectAccessible(page, 'mail log in Spanish')
})
