import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type Announcement, announceToAll, listAnnouncements } from '../../shared/api/announcements.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { refusal } from '../test-support/sample-portal.ts'
import { signedInAs } from '../test-support/staff-session.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

const before: Announcement = {
  id: 1,
  clientId: null,
  title: 'Maintenance',
  message: 'Tonight at 2 am.',
  type: 'alert',
  priority: 'high',
  by: 'Dana Admin',
  at: '2026-11-19T15:00:00.000Z',
}

describe('/dashboard/announcements', () => {
  it('shows staff what was announced, and leaves announcing to admins', async () => {
    stubCalls(
      signedInAs('staff'),
      answerTo(listAnnouncements, () => [before]),
    )
    renderPage('/dashboard/announcements')
    const table = within(await screen.findByRole('table', { name: 'Announcements, newest first' }))
    for (const cell of ['Maintenance', 'Tonight at 2 am.', 'Alert', 'High', 'Dana Admin']) {
      expect(table.getByText(cell)).toBeTruthy()
    }
    expect(screen.getByText(/Only admins announce to everyone/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Review' })).toBeNull()
  })

  it('asks before it announces, keeps what was written after a failure, and sends it under one key', async () => {
    const sent: unknown[] = []
    let kept: Announcement[] = []
    stubCalls(
      signedInAs('admin'),
      answerTo(listAnnouncements, () => kept),
      answerTo(announceToAll, ({ body }) => {
        sent.push(body)
        if (sent.length === 1) return refusal(503, 'The server is being restarted.')
        kept = [before]
        return before
      }),
    )
    renderPage('/dashboard/announcements')
    expect(await screen.findByText('Nothing was announced yet')).toBeTruthy()
    const title = screen.getByLabelText<HTMLInputElement>('Title')
    await userEvent.click(screen.getByRole('button', { name: 'Review' }))
    expect(screen.getByText('Write a title')).toBeTruthy()
    expect(screen.getByText('Write a message')).toBeTruthy()
    expect(document.activeElement).toBe(title)

    enter(title, 'Maintenance')
    enter(screen.getByLabelText('Message'), 'Tonight at 2 am.')
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'alert')
    await userEvent.selectOptions(screen.getByLabelText('Priority'), 'high')
    await userEvent.click(screen.getByRole('button', { name: 'Review' }))
    const question = within(
      screen.getByRole('group', { name: 'Everyone who has the portal open sees this at once:' }),
    )
    expect(question.getByText('Tonight at 2 am.')).toBeTruthy()
    expect(sent).toEqual([])
    await userEvent.click(question.getByRole('button', { name: 'Yes, announce it' }))
    expect(await screen.findByText('The server is being restarted.')).toBeTruthy()
    expect(title.value).toBe('Maintenance')
    await userEvent.click(screen.getByRole('button', { name: 'Yes, announce it' }))
    expect(await screen.findByText('Dana Admin')).toBeTruthy()
    expect(title.value).toBe('')
    expect(sent[0]).toMatchObject({
      title: 'Maintenance',
      message: 'Tonight at 2 am.',
      type: 'alert',
      priority: 'high',
    })
    expect(sent[1]).toEqual(sent[0])
  })

  it('asks again when the words have changed after the question', async () => {
    stubCalls(
      signedInAs('admin'),
      answerTo(listAnnouncements, () => []),
    )
    renderPage('/dashboard/announcements')
    await userEvent.type(await screen.findByLabelText('Title'), 'News')
    enter(screen.getByLabelText('Message'), 'We guarantee results.')
    expect(screen.getByText('“guarantee”')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Review' }))
    expect(document.activeElement?.textContent).toBe('Yes, announce it')
    await userEvent.type(screen.getByLabelText('Title'), '!')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Yes, announce it' })).toBeNull())
  })
})
