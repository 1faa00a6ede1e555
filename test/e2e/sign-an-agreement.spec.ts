import { expect, type Page } from '@playwright/test'
import { agreeingServer } from './support/agreeing-server.ts'
import { drawSignature } from './support/draw-signature.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { test } from './support/other-browsers.ts'
import type { OwnServer } from './support/own-server.ts'
import { fillCard, fillContact, newEmail, person } from './support/paying-steps.ts'
import { fetchFile, readLetterText } from './support/read-download.ts'

let server: OwnServer
test.beforeAll(() => {
  server = agreeingServer()
})
test.afterAll(() => server.close())

async function fillAddress(page: Page, state: string): Promise<void> {
  await page.getByLabel(/^(Street address|Calle y número)$/).fill('12 Peach Street')
  await page.getByLabel(/^(City|Ciudad)$/).fill('Atlanta')
  await page.getByLabel(/^(State|Estado)$/).selectOption(state)
  await page.getByLabel(/^(ZIP code|Código postal)$/).fill('30303')
  await page.getByRole('button', { name: /^(Continue|Continuar)$/ }).click()
}

/** The number of the test file, the consent, and the typed name. */
async function fillReceipt(page: Page): Promise<void> {
  const file = page.getByRole('link', { name: /PDF\)$/ })
  const text = await readLetterText(page, new URL((await file.getAttribute('href')) ?? '', page.url()).href)
  await page
    .getByLabel(/^(The number in the test file|El número del archivo de prueba)$/)
    .fill(/\d{4}/.exec(text)?.[0] ?? '')
  await page.getByRole('checkbox').check()
  await page.getByLabel(/^(Type your full name|Escriba su nombre completo)$/).fill(person.name)
}

/** What the server says to an order under an agreement, whatever the page shows. */
async function orderByCall(page: Page, email: string, agreement: string | null) {
  const reply = await page.request.post(`${server.address}/api/create-payment-intent`, {
    data: { ...person, email, agreeToContact: true, tier: 'premium', agreement },
  })
  return { status: reply.status(), code: (await reply.json()).code }
}

const referenceOf = (page: Page) => new URL(page.url()).searchParams.get('ref')

// Both in one: a server is started for a day, not for a person.
test('a buyer signs, waits and pays; another one signs on a phone, in Spanish, by keyboard, cancels, and cannot pay', async ({
  page,
  openBrowser,
}) => {
  const email = newEmail()
  await server.start(0)

  await test.step('the checkout leads to the agreement and charges nothing', async () => {
    await page.goto(`${server.address}/checkout?tier=premium&amount=1250`)
    await fillContact(page, email)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.getByRole('link', { name: 'Go to the agreement' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Where do you live?' })).toBeVisible()
    await expect(page.getByLabel('Email address')).toHaveValue(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toContainText('Choose your state')
    await expectAccessible(page, 'where somebody lives, with problems')
    await fillAddress(page, 'GA')
  })

  await test.step('the statement is signed alone, with a drawing', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'A statement of your rights' })).toBeVisible()
    await expect(page.getByText('You have a right to dispute inaccurate information')).toBeVisible()
    await expect(page.getByText('Contract for Services')).toHaveCount(0)
    await page.getByRole('button', { name: 'Sign the receipt' }).click()
    await expect(page.getByText('This is not the number in the test file')).toBeVisible()
    await fillReceipt(page)
    await drawSignature(page, page.getByRole('img', { name: 'Field for a drawn signature' }))
    await expectAccessible(page, 'the statement')
    await page.getByRole('button', { name: 'Sign the receipt' }).click()
  })

  await test.step('the contract is signed beside the sentence of the law, and then it waits', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'The contract' })).toBeVisible()
    await expect(page.getByText('Notice of Cancellation').first()).toBeVisible()
    await expectAccessible(page, 'the contract')
    await page.getByLabel('Type your full name').fill('Somebody Else')
    await page.getByRole('button', { name: 'Sign the contract' }).click()
    await expect(page.getByText(`Type your name as above: ${person.name}`).first()).toBeVisible()
    await page.getByLabel('Type your full name').fill(person.name)
    await page.getByRole('button', { name: 'Sign the contract' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Signed. Take your time.' })).toBeVisible()
    await expectAccessible(page, 'signed and waiting')
    const contract = await page.getByRole('link', { name: 'Contract (PDF)' }).getAttribute('href')
    const text = await readLetterText(page, new URL(contract ?? '', page.url()).href)
    expect(text).toContain('The total amount of all payments')
    expect(text).toContain(person.name)
    await fetchFile(
      page,
      new URL((await page.getByRole('link', { name: /^Notice/ }).getAttribute('href')) ?? '', page.url())
        .href,
    )
    expect(await orderByCall(page, email, referenceOf(page))).toEqual({
      status: 409,
      code: 'agreement_needed',
    })
  })

  const phone = await openBrowser()
  await test.step('on a phone, in Spanish, somebody signs by keyboard alone and cancels', async () => {
    await phone.setViewportSize({ width: 390, height: 844 })
    await phone.goto(`${server.address}/agreement?product=premium-plan`)
    await phone.getByRole('banner').getByRole('button', { name: 'Español' }).click()
    await expect(phone.getByRole('heading', { level: 1, name: '¿Dónde vive?' })).toBeVisible()
    await phone.getByLabel('Nombre completo').fill(person.name)
    await phone.getByLabel('Correo electrónico').fill(newEmail())
    await phone.getByLabel('Número de teléfono').fill(person.phone)
    await expectAccessible(phone, 'where somebody lives, on a phone, in Spanish')
    await fillAddress(phone, 'NY')
    await expect(phone.getByText('Usted firma el documento en inglés').first()).toBeVisible()
    await fillReceipt(phone)
    await phone.getByRole('button', { name: 'Firmar el recibo' }).press('Enter')
    await expect(phone.getByRole('heading', { level: 1, name: 'El contrato' })).toBeVisible()
    await phone.getByLabel('Escriba su nombre completo').fill(person.name)
    await expectAccessible(phone, 'the contract on a phone, in Spanish')
    await phone.getByRole('button', { name: 'Firmar el contrato' }).press('Enter')
    await expect(phone.getByRole('heading', { level: 1, name: 'Firmado. Tómese su tiempo.' })).toBeVisible()
    await phone.getByRole('button', { name: 'Cancelar este contrato' }).click()
    await phone.getByRole('button', { name: 'Sí, cancelarlo' }).click()
    await expect(phone.getByRole('heading', { level: 1, name: 'Este acuerdo está cancelado' })).toBeVisible()
    await expectAccessible(phone, 'cancelled, in Spanish')
  })

  await server.start(8)

  await test.step('the days are over: the one who kept it pays', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'You can pay now' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to payment' }).click()
    await expect(page.getByLabel('Email address')).toHaveValue(email)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible()
    await fillCard(page, '4242424242424242')
    await page.getByRole('button', { name: 'Pay $1,250.00' }).click()
    await expect(page.getByLabel('Experian credit report')).toBeAttached()
  })

  await test.step('the one who cancelled cannot', async () => {
    const cancelled = referenceOf(phone)
    await phone.reload()
    await expect(phone.getByRole('heading', { level: 1, name: 'Este acuerdo está cancelado' })).toBeVisible()
    const reply = await phone.request.post(`${server.address}/api/payment-pages`, {
      data: { product: 'premium-plan', agreement: cancelled },
    })
    expect([reply.status(), (await reply.json()).says.key]).toEqual([409, 'agreement.cancelled'])
    await phone.goto(`${server.address}/pay/premium-plan`)
    await expect(phone.getByRole('link', { name: 'Ir al acuerdo' })).toBeVisible()
  })
})
