import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { changeMember, listTeam } from '../../shared/api/team.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { refusal } from '../test-support/sample-portal.ts'
import { signedInAs } from '../test-support/staff-session.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

const sam = {
  id: 's1',
  name: 'Sam Staff',
  email: 'sam@staff.example',
  role: 'admin' as const,
  secondFactor: true,
  passkeys: 1,
  disabledAt: null as string | null,
  lastSeenAt: '2026-11-20T10:00:00.000Z',
  createdAt: '2026-11-01T10:00:00.000Z',
}
const kim = { ...sam, id: 's2', name: 'Kim Lee', email: 'kim@staff.example', role: 'staff' as const }
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }))

describe('/dashboard/team', () => {
  it('waits for the team, shows its members, and says that no invitation is open', async () => {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    stubCalls(
      signedInAs('admin'),
      answerTo(listTeam, async () => {
        await arrived
        return { members: [sam, kim], invitations: [] }
      }),
    )
    renderPage('/dashboard/team')
    expect(await screen.findByRole('heading', { name: 'Team' })).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    arrive()
    const own = await rowOf(/^Sam Staff \(you\)/)
    expect(own.getByText('Authenticator, 1 passkey')).toBeTruthy()
    expect(own.queryByRole('button', { name: 'Disable: Sam Staff' })).toBeNull()
    expect(screen.getByText('No invitation is open.')).toBeTruthy()
  })

  it('says to staff who are no admin why it shows nothing', async () => {
    stubCalls(
      signedInAs('staff'),
      answerTo(listTeam, () => refusal(403, 'Only admins look after the team.')),
    )
    renderPage('/dashboard/team')
    expect((await screen.findByRole('alert')).textContent).toBe('Only admins look after the team.')
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('asks before a member is disabled, keeps them on a no, and disables on a yes', async () => {
    const sent: unknown[] = []
    let disabledAt: string | null = null
    stubCalls(
      signedInAs('admin'),
      answerTo(listTeam, () => ({ members: [sam, { ...kim, disabledAt }], invitations: [] })),
      answerTo(changeMember, ({ params, body }) => {
        sent.push([params.member, body])
        disabledAt = '2026-11-21T10:00:00.000Z'
        return { ...kim, disabledAt }
      }),
    )
    renderPage('/dashboard/team')
    const row = await rowOf(/^Kim Lee/)
    await userEvent.click(row.getByRole('button', { name: 'Disable: Kim Lee' }))
    expect(row.getByRole('alert').textContent).toContain('Disable Kim Lee? All their sessions end at once.')
    await userEvent.click(row.getByRole('button', { name: 'Keep' }))
    expect(sent).toEqual([])
    await userEvent.click(row.getByRole('button', { name: 'Disable: Kim Lee' }))
    await userEvent.click(row.getByRole('button', { name: 'Yes, disable' }))
    expect(await row.findByText('Disabled')).toBeTruthy()
    expect(sent).toEqual([['s2', { disabled: true }]])
    expect(row.getByRole('button', { name: 'Restore: Kim Lee' })).toBeTruthy()
  })

  it('says why a member was not changed, and leaves them as they were', async () => {
    stubCalls(
      signedInAs('admin'),
      answerTo(listTeam, () => ({ members: [sam], invitations: [] })),
      answerTo(changeMember, () => refusal(409, 'This is the last admin who can sign in.')),
    )
    renderPage('/dashboard/team')
    const row = await rowOf(/^Sam Staff/)
    await userEvent.click(row.getByRole('button', { name: 'Make staff: Sam Staff' }))
    expect(await screen.findByText('This is the last admin who can sign in.')).toBeTruthy()
    expect(row.getByText('Admin')).toBeTruthy()
  })
})
