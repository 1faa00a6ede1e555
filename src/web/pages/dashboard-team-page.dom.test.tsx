import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { changeMember, changeRole, listTeam } from '../../shared/api/team.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { refusal } from '../test-support/sample-portal.ts'
import { signedInAs } from '../test-support/staff-session.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

const sam = {
  id: 's1',
  name: 'Sam Staff',
  email: 'sam@staff.example',
  role: 'admin',
  roleName: 'Admin',
  secondFactor: true,
  passkeys: 1,
  disabledAt: null as string | null,
  lastSeenAt: '2026-11-20T10:00:00.000Z',
  createdAt: '2026-11-01T10:00:00.000Z',
}
const kim = {
  ...sam,
  id: 's2',
  name: 'Kim Lee',
  email: 'kim@staff.example',
  role: 'staff',
  roleName: 'Case worker',
}
const roles = [
  { key: 'owner', name: 'Owner', fixed: true, givable: false },
  { key: 'admin', name: 'Admin', fixed: false, givable: true },
  { key: 'staff', name: 'Case worker', fixed: false, givable: true },
].map((role) => ({
  ...role,
  may: ['work' as const, 'refunds' as const],
  refundLimitCents: 5000,
  builtIn: true,
}))
const team = { roles, isOwner: true }
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
        return { members: [sam, kim], invitations: [], ...team }
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
      answerTo(listTeam, () => ({ members: [sam, { ...kim, disabledAt }], invitations: [], ...team })),
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
      answerTo(listTeam, () => ({ members: [sam], invitations: [], ...team })),
      answerTo(changeMember, () => refusal(409, 'This is the last admin who can sign in.')),
    )
    renderPage('/dashboard/team')
    const row = await rowOf(/^Sam Staff/)
    await userEvent.click(row.getByRole('button', { name: 'Change role: Sam Staff' }))
    const choice = row.getByRole('combobox', { name: 'Role: Sam Staff' })
    expect(within(choice).queryByRole('option', { name: 'Owner' })).toBeNull()
    await userEvent.selectOptions(choice, 'Case worker')
    await userEvent.click(row.getByRole('button', { name: 'Give this role' }))
    expect(await screen.findByText('This is the last admin who can sign in.')).toBeTruthy()
    expect(row.getByText('Admin')).toBeTruthy()
  })
})

describe('the roles', () => {
  it('are changed by an owner, with what they may and their limit', async () => {
    const sent: unknown[] = []
    stubCalls(
      signedInAs('admin'),
      answerTo(listTeam, () => ({ members: [sam], invitations: [], ...team })),
      answerTo(changeRole, ({ params, body }) => {
        sent.push([params.role, body])
        return { key: 'staff' }
      }),
    )
    renderPage('/dashboard/team')
    const row = await rowOf(/^Case worker/)
    expect(row.getByText('Look at everything but files, Work on cases, Refunds up to $50.00')).toBeTruthy()
    await userEvent.click(row.getByRole('button', { name: 'Change: Case worker' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Work on cases' }))
    const limit = screen.getByRole('textbox', { name: /Most that may be given back/ })
    await userEvent.clear(limit)
    await userEvent.type(limit, 'much')
    await userEvent.click(screen.getByRole('button', { name: 'Save the role' }))
    expect(screen.getByText('Enter an amount such as 50 or 49.99.')).toBeTruthy()
    await userEvent.clear(limit)
    await userEvent.type(limit, '99.50')
    await userEvent.click(screen.getByRole('button', { name: 'Save the role' }))
    const body = { name: 'Case worker', may: ['refunds'], refundLimitCents: 9950 }
    await vi.waitFor(() => expect(sent).toEqual([['staff', body]]))
  })
})
