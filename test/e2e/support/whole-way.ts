import { expect, type Locator, type Page } from '@playwright/test'
import { newEmail, person, sample } from './paying-steps.ts'
import type { Files, Walker } from './walker.ts'

type Scope = Page | Locator
export const button = (scope: Scope, name: string | RegExp) =>
  scope.getByRole('button', { name, exact: true }).first()
export const link = (scope: Scope, name: string | RegExp) =>
  scope.getByRole('link', { name, exact: true }).first()

const anyCount = 7_777
/** A text with a number of which only the number is not known. */
export const withNumber = (text: (count: number) => string): RegExp =>
  new RegExp(
    `^${text(anyCount)
      .replaceAll(/[$()*+.?[\]^{|}]/g, '\\$&')
      .replaceAll(String(anyCount), '\\d+')}$`,
  )

/** What beside the way itself a test looks at where the walker stands. */
export type Look = (state: string) => Promise<void>
const noLook: Look = async () => {}

/** From the checkout's address to the three reports. The consent's dialog ends by itself. @returns the address typed */
export async function pay(w: Walker, look = noLook, name: string = person.name): Promise<string> {
  const { page, texts } = w
  const { checkout, consent, payments } = texts
  const email = newEmail()
  await w.type(page.getByLabel(checkout.name), name)
  await w.type(page.getByLabel(checkout.email), email)
  await w.type(page.getByLabel(checkout.phone), person.phone)
  await w.press(button(page, checkout.preferencesSet))
  await w.press(button(page, consent.yes))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await w.press(button(page, checkout.continue))
  const payNow = button(page, payments.pay('$1,750.00'))
  await expect(payNow).toBeEnabled()
  await look('payment form')
  await payByCard(w, payNow)
  await expect(page).toHaveURL(/step=3/)
  return email
}

/** The provider's own fields are in English in its sandbox. */
async function payByCard(w: Walker, payNow: Locator): Promise<void> {
  const { page } = w
  await w.type(page.getByLabel('Card number'), '4242424242424242')
  await w.type(page.getByLabel('Expiration date'), '1234')
  await w.type(page.getByLabel('Security code'), '123')
  await w.type(page.getByLabel('ZIP code'), '01627')
  await w.press(payNow)
}

export const printedReports = ['experian', 'equifax', 'transunion'].map((name) => sample(`set-1/${name}.pdf`))

const chooseReports = (w: Walker, files: Files): Promise<void> =>
  w.choose(w.page.getByLabel(w.texts.reports.several.choose), files)

/** All reports in one choice of files, which leads on to the intake. */
export async function addReports(w: Walker): Promise<void> {
  await chooseReports(w, printedReports)
  await expect(w.page).toHaveURL(/\/intake\?client=/)
}

/** One file of all three bureaus, of which the page has something to say: it stays. */
export async function addOneReport(w: Walker, file: string): Promise<void> {
  await chooseReports(w, [file])
  await goToIntake(w)
}

/** From the reports, all of which are there but led nowhere by themselves. */
export async function goToIntake(w: Walker): Promise<void> {
  const { page, texts } = w
  await expect(page.getByText(texts.reports.allTitle).first()).toBeVisible()
  await w.press(link(page, texts.success.button))
}

/** The intake, to the portal. @returns the client's number */
export async function fillIntake(w: Walker, email: string, look = noLook): Promise<string> {
  const { page, texts } = w
  const { intake } = texts
  await expect(page.getByLabel(intake.email)).toHaveValue(email)
  await w.type(page.getByLabel(intake.mailingAddress, { exact: true }), '5201 Windlestraw Pl')
  await w.type(page.getByLabel(intake.city, { exact: true }), 'Worcester')
  await w.pick(page.getByLabel(intake.state, { exact: true }), 'Massachusetts')
  const zip = page.getByLabel(intake.zipCode)
  await w.type(zip, '01627')
  // The key that ends a form on the keyboard that is open for its last field.
  await expect(zip).toHaveAttribute('enterkeyhint', 'next')
  await zip.press('Enter')
  const noToAll = button(page, intake.noToAllAndSubmit)
  await expect(noToAll).toBeVisible()
  for (const [question, choice] of [
    [intake.previousDisputes, intake.previousDisputesChoices.no],
    [intake.identityTheft, intake.identityTheftChoices.no],
    [intake.ftcAffidavit, intake.reportChoices.no],
  ] as const)
    await expect(
      page.getByRole('group', { name: question }).getByRole('radio', { name: choice, exact: true }),
    ).not.toBeChecked()
  await look('intake, step 2')
  await w.press(noToAll)
  await expect(page).toHaveURL(/\/client-dashboard\?client=\d+$/)
  return new URL(page.url()).searchParams.get('client') ?? ''
}

/** Of digits or a date of birth that the reports print differently, what two of the three show. */
const ownAnswer = /Equifax, TransUnion$/

/**
 * One screen after the other: whose digits, all that is provable in one act, each other finding, and on to what will be signed.
 * @param rest what is not provable: decided one by one, or left for later with the yes to what is
 */
export async function review(w: Walker, rest: 'decided' | 'later' = 'decided'): Promise<void> {
  const { page, texts } = w
  const { oneByOne, findings, confirmations } = texts.review
  const { leaveOthers } = oneByOne.rest
  const own = button(page, ownAnswer)
  const toReview = link(page, texts.portal.next.review.action)
  await expect(toReview).toBeVisible()
  // Whose of it is the person's own, the portal asks itself, and the answer leads on.
  await w.press((await own.isVisible()) ? own : toReview)
  const screen = page.getByText(/^\S+ \d+ (of|de) \d+$/).last()
  const alone = button(
    page,
    withNumber((count) => leaveOthers(count, count)),
  )
  const ways = [
    button(page, ownAnswer),
    ...(rest === 'later' ? [alone] : []),
    button(page, withNumber(findings.together.confirm)),
    button(page, findings.decisions.dispute),
    button(page, confirmations.yes),
    button(page, oneByOne.toLetters),
  ]
  const later = button(page, oneByOne.later)
  const end = page.getByRole('heading', { name: oneByOne.sign.title })
  for (;;) {
    await expect(later.or(end).first()).toBeVisible()
    if (await end.isVisible()) return
    const before = await screen.textContent()
    const seen = await Promise.all(ways.map((way) => way.isVisible()))
    await w.press(ways[seen.indexOf(true)] ?? later)
    await expect(screen).not.toHaveText(before ?? '')
  }
}

export const letterTo = ({ page, texts }: Walker, bureau: string): Locator =>
  page.getByRole('article', { name: texts.mailing.letters.toRecipient(bureau), exact: true })

/** At the end of the review: the first letter is open to be signed, and then the next. */
export async function signFirstLetter(w: Walker): Promise<void> {
  const { page, texts } = w
  const { sign } = texts.envelopes
  await expect(button(page, sign.confirm)).toBeVisible()
  const first = await page.getByRole('heading', { name: sign.dialog('') }).textContent()
  await w.sign(page.getByRole('main'))
  await w.press(button(page, sign.confirm))
  await expect(
    page.getByText(sign.done((first ?? '').replace(sign.dialog(''), '')), { exact: true }).first(),
  ).toBeVisible()
  await expectNextToSign(w, page)
}

/** What signs the next letter is open by itself, and the focus has gone on to it. */
const expectNextToSign = ({ texts }: Walker, where: Scope): Promise<void> =>
  expect(where.getByRole('heading', { name: texts.envelopes.sign.dialog('') })).toBeFocused()

/** From the review to the mailing, where the next letter is open to be signed, with the signature that is kept. */
export async function signAnotherLetter(w: Walker, bureau: string, next: string): Promise<void> {
  const { sign } = w.texts.envelopes
  const letter = letterTo(w, bureau)
  await w.press(button(letter, sign.confirm))
  const [signed] = sign.signedAt('|').split('|')
  await expect(letter.getByText(new RegExp(`^${signed}`))).toBeVisible()
  await expectNextToSign(w, letterTo(w, next))
}

export const goToMailing = (w: Walker): Promise<void> =>
  w.press(link(w.page, w.texts.review.oneByOne.sign.mail))

/** What is signed is sent for the person, paid by card. */
export async function sendSigned(w: Walker, look = noLook): Promise<Locator> {
  const { page, texts } = w
  const { postal } = texts
  const send = page.getByRole('region', { name: postal.title })
  await look('the choice of service and letters')
  await w.press(button(send, postal.ask))
  await expect(send.getByRole('heading', { name: postal.quote.title })).toBeFocused()
  await look('what would be sent')
  await w.press(button(send, postal.quote.order))
  const [pays = ''] = texts.payments.pay('|').split('|')
  await payByCard(w, send.getByRole('button', { name: new RegExp(`^${pays}\\$`) }))
  const sent = send.getByRole('article', { name: postal.sends.named('Experian') })
  await expect(sent.getByText(/SANDBOX-/).first()).toBeVisible()
  return send
}

/** The answer of the only bureau that was written to. */
export async function uploadAnswer(
  w: Walker,
  day: string,
  give: (file: Locator, form: Locator) => Promise<void>,
): Promise<void> {
  const { page, texts } = w
  const { upload } = texts.results
  await w.press(button(page, upload.open))
  const form = page.getByRole('form', { name: upload.title })
  await expect(form.getByLabel(upload.receivedOn)).toBeFocused()
  await w.type(form.getByLabel(upload.receivedOn), day)
  await give(form.getByLabel(upload.file, { exact: true }), form)
  await w.press(button(form, upload.save))
}

/** The round that follows from the answer. */
export async function prepareRound2(w: Walker): Promise<void> {
  const { next } = w.texts.results
  await w.press(button(w.page, next.prepare(2)))
  await expect(w.page.getByText(next.started(2))).toBeVisible()
}
