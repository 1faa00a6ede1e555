import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import {
  confirmTestMail,
  getSetup,
  removeLogo,
  type Setup,
  saveSettings,
  uploadLogo,
} from '../../shared/api/setup.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { signedInAs } from '../test-support/staff-session.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'
import { stubUploads } from '../test-support/stub-uploads.ts'

const given = (name: string, over: Partial<Setup['settings'][number]> = {}) => ({
  name,
  meaning: '',
  state: 'default' as const,
  value: null,
  secret: false,
  takesHold: 'now' as const,
  ...over,
})
const setup: Setup = {
  items: [
    { key: 'company', state: 'open' },
    { key: 'mail', state: 'open' },
    { key: 'backup', state: 'done' },
    { key: 'print', state: 'optional' },
    { key: 'logo', state: 'optional' },
  ],
  settings: [
    given('COMPANY_NAME', { state: 'set', value: 'Elm LLC' }),
    given('COMPANY_STATE'),
    given('SMTP_URL', { secret: true }),
  ],
  unready: ['SMTP_URL', 'POSTAL_ADDRESS'],
  production: true,
  restartNeeded: false,
  publicUrl: 'https://elm.example',
  newestBackup: { at: null },
  logo: null,
  proofs: { mail: null, stripeKeys: null, stripeWebhook: null, backup: null, address: null },
}

it('shows what is left, saves what was typed, and leaves the environment alone', async () => {
  const sent: unknown[] = []
  const [company, , smtp] = setup.settings
  const state = given('COMPANY_STATE', { state: 'kept', value: 'Nevada' })
  const saved = [company, state, smtp].flatMap((one) => one ?? [])
  stubCalls(
    signedInAs('admin'),
    answerTo(getSetup, () => ({ ...setup, settings: sent.length > 0 ? saved : setup.settings })),
    answerTo(saveSettings, ({ body }) => {
      sent.push(body)
      return setup
    }),
  )
  renderPage('/dashboard/setup')
  expect(await screen.findByText('1 of 3 are done.')).toBeTruthy()
  expect(screen.getByText('Not ready for clients')).toBeTruthy()
  const item = within(screen.getByRole('list', { name: 'Set-up' })).getAllByRole('listitem')[0]
  if (!item) throw new Error('the list is empty')
  await userEvent.click(within(item).getByText('Company'))
  expect(within(item).getByText('Elm LLC')).toBeTruthy()
  expect(within(item).getByText('Set in the environment of the server as COMPANY_NAME.')).toBeTruthy()
  enter(within(item).getByLabelText(/State whose law/), 'Nevada')
  await userEvent.click(within(item).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ values: { COMPANY_STATE: 'Nevada' } }]))
  // What was saved stands in the field: another press takes nothing away.
  const field = () => within(item).getByLabelText<HTMLInputElement>(/State whose law/)
  await waitFor(() => expect(field().value).toBe('Nevada'))
})

it('tells two products of one name apart in the list of prices', async () => {
  const items: Setup['items'] = [{ key: 'links', state: 'open' }]
  stubCalls(
    signedInAs('admin'),
    answerTo(getSetup, () => ({ ...setup, items })),
  )
  renderPage('/dashboard/setup')
  await userEvent.click(await screen.findByText(/^Prices of \d+ products/))
  const names = screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.includes('/pay/'))
    .map((link) => link.textContent)
  expect(names).toContain('Credit Fast Track Module (credit-fast-track-overview)')
  expect(names).toContain('ARMOR Elite')
  expect(new Set(names).size).toBe(names.length)
})

it('takes a logo, shows it as the head of pages will, and removes it', async () => {
  const kept = { address: '/logo/0a.png', width: 160, height: 20, company: null }
  let logo: Setup['logo'] = null
  stubCalls(
    signedInAs('admin'),
    answerTo(getSetup, () => ({ ...setup, logo })),
    answerTo(uploadLogo, () => {
      logo = kept
      return { ...setup, logo }
    }),
    answerTo(removeLogo, () => {
      logo = null
      return setup
    }),
  )
  stubUploads()
  renderPage('/dashboard/setup')
  const form = await screen.findByRole('region', { name: 'Logo', hidden: true })
  const inForm = within(form)
  const picture = new File(['picture'], 'logo.png', { type: 'image/png' })
  await userEvent.upload(inForm.getByLabelText('Choose a logo'), picture)
  const shown = await inForm.findByAltText<HTMLImageElement>('Your logo')
  expect([shown.getAttribute('src'), shown.width, shown.height]).toEqual(['/logo/0a.png', 160, 20])
  expect(inForm.getByText('It is not shown yet: name the company above first.')).toBeTruthy()
  await userEvent.click(inForm.getByText('Remove the logo'))
  await waitFor(() => expect(inForm.queryByAltText('Your logo')).toBeNull())
  expect(inForm.getByLabelText('Choose a logo')).toBeTruthy()
})

it('shows a logo in its head as soon as it is saved, another in its place, and none once it is removed', async () => {
  let logo: Setup['logo'] = null
  const save = (address: string) => {
    logo = { address, width: 160, height: 20, company: 'Elm LLC' }
    return { ...setup, logo }
  }
  const addresses = ['/logo/0a.png', '/logo/1b.png']
  stubCalls(
    signedInAs('admin'),
    answerTo(getSetup, () => ({ ...setup, logo })),
    answerTo(uploadLogo, () => save(addresses.shift() ?? '')),
    answerTo(removeLogo, () => {
      logo = null
      return setup
    }),
  )
  stubUploads()
  renderPage('/dashboard/setup')
  const inForm = within(await screen.findByRole('region', { name: 'Logo', hidden: true }))
  const picture = new File(['picture'], 'logo.png', { type: 'image/png' })
  const shown = async () => {
    const home = await screen.findByRole('link', { name: 'Elm LLC, home' })
    return within(home).getByAltText('Elm LLC').getAttribute('src')
  }
  expect(screen.getByRole('link', { name: 'ARMOR, home' })).toBeTruthy()
  await userEvent.upload(inForm.getByLabelText('Choose a logo'), picture)
  expect(await shown()).toBe('/logo/0a.png')
  await userEvent.upload(inForm.getByLabelText('Choose another logo'), picture)
  await waitFor(async () => expect(await shown()).toBe('/logo/1b.png'))
  await userEvent.click(inForm.getByText('Remove the logo'))
  expect(await screen.findByRole('link', { name: 'ARMOR, home' })).toBeTruthy()
})

it('carries the logo that the server told the page of, with the name of its company', async () => {
  const told = document.createElement('meta')
  told.name = 'operator-logo'
  told.content = JSON.stringify({ src: '/logo/0a.png', alt: 'Elm "&" Sons', width: 160, height: 20 })
  document.head.append(told)
  const logo = { address: '/logo/0a.png', width: 160, height: 20, company: 'Elm "&" Sons' }
  stubCalls(
    signedInAs('admin'),
    answerTo(getSetup, () => ({ ...setup, logo })),
  )
  renderPage('/dashboard/setup')
  const home = await screen.findByRole('link', { name: 'Elm "&" Sons, home' })
  const picture = within(home).getByAltText<HTMLImageElement>('Elm "&" Sons')
  expect([picture.getAttribute('src'), picture.width, picture.height]).toEqual(['/logo/0a.png', 160, 20])
  expect(home.textContent).toBe('')
  told.remove()
})

it('tells once that the test mail arrived', async () => {
  const sent: unknown[] = []
  stubCalls(
    signedInAs('admin'),
    answerTo(getSetup, () => setup),
    answerTo(confirmTestMail, ({ body }) => {
      sent.push(body)
      return setup
    }),
  )
  renderPage('/dashboard/setup?arrived=token-of-the-mail')
  await waitFor(() => expect(sent).toEqual([{ token: 'token-of-the-mail' }]))
  await screen.findByText('1 of 3 are done.')
  expect(sent).toHaveLength(1)
})
