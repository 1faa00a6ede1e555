import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type DescribedSetting, listSettings, type WhatRuns } from '../../shared/api/settings.ts'
import { narrowScreen } from '../lib/use-media.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { refusal } from '../test-support/sample-portal.ts'
import { signedInAs } from '../test-support/staff-session.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

const settings: DescribedSetting[] = [
  { name: 'PORT', meaning: 'Port to listen on.', standard: '3000', state: 'set', value: '8080' },
  {
    name: 'HOST',
    meaning: 'Address to listen on.',
    standard: 'localhost',
    state: 'default',
    value: 'localhost',
  },
  { name: 'SMTP_URL', meaning: 'Mail server.', standard: null, state: 'set', value: null },
  { name: 'DATABASE_URL', meaning: 'PostgreSQL.', standard: null, state: 'default', value: null },
]
const runs: WhatRuns = { payments: 'stripe', mail: 'smtp', database: 'pglite', drive: 'own-page' }

const cellsOf = (table: HTMLElement, name: RegExp) =>
  within(within(table).getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

describe('/dashboard/settings', () => {
  it('waits for the settings, then shows what runs and every setting', async () => {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    stubCalls(
      signedInAs('admin'),
      answerTo(listSettings, async () => {
        await arrived
        return { settings, runs }
      }),
    )
    renderPage('/dashboard/settings')
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    arrive()
    const what = await screen.findByRole('table', { name: /^What runs/ })
    expect(within(what).getByRole('cell', { name: 'Stripe' })).toBeTruthy()
    expect(within(what).getByRole('cell', { name: 'SMTP: emails are delivered' })).toBeTruthy()
    expect(within(what).getByRole('cell', { name: 'Embedded, in the data folder' })).toBeTruthy()
    const list = screen.getByRole('table', { name: /^All settings/ })
    expect(cellsOf(list, /^PORT/)[0]).toContain('8080')
    expect(cellsOf(list, /^PORT/)[1]).toContain('3000')
    expect(cellsOf(list, /^HOST/)[0]).toContain('Default')
    expect(cellsOf(list, /^SMTP_URL/)[0]).toContain('Set, not shown')
    expect(cellsOf(list, /^SMTP_URL/)[1]).toContain('None')
    expect(cellsOf(list, /^DATABASE_URL/)[0]).toContain('Not set')
    expect(within(list).queryByRole('textbox')).toBeNull()
  })

  it('is a line for each setting on a phone, which opens', async () => {
    const media = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(media(query), { matches: query === narrowScreen }),
    )
    stubCalls(
      signedInAs('admin'),
      answerTo(listSettings, () => ({ settings, runs })),
    )
    renderPage('/dashboard/settings')
    const list = await screen.findByRole('list', { name: /^All settings/ })
    expect(screen.queryByRole('table', { name: /^All settings/ })).toBeNull()
    const lines = within(list).getAllByRole('listitem')
    expect(lines).toHaveLength(settings.length)
    expect(lines.every((line) => line.querySelector('details:not([open]) > summary'))).toBe(true)
    expect(list.textContent).toContain('Set, not shown')
    vi.restoreAllMocks()
  })

  it('says to staff who are no admin why it shows nothing, and is not in their header', async () => {
    stubCalls(
      signedInAs('staff'),
      answerTo(listSettings, () => refusal(403, 'Only admins do this.')),
    )
    renderPage('/dashboard/settings')
    expect((await screen.findByRole('alert')).textContent).toBe('Only admins do this.')
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByRole('link', { name: 'Your account' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull()
  })

  it('says that the settings could not be loaded', async () => {
    stubCalls(
      signedInAs('admin'),
      answerTo(listSettings, () => refusal(503, 'The database does not answer.')),
    )
    renderPage('/dashboard/settings')
    expect((await screen.findByRole('alert')).textContent).toBe('The database does not answer.Try again')
  })
})
