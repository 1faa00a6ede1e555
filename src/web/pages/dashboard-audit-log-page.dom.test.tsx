import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import {
  type AuditEntry,
  type AuditVerdict,
  getAuditVerdict,
  listAuditEntriesCall,
  openedClients,
  verifyAudit,
} from '../../shared/api/audit.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { refusal } from '../test-support/sample-portal.ts'
import { signedInAs } from '../test-support/staff-session.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

const actors = [{ id: 's2', name: 'Kim Lee' }]
const opening: AuditEntry = {
  position: 41,
  at: '2026-11-20T10:00:00.000Z',
  actorId: 's2',
  actorName: 'Kim Lee',
  action: 'open-mail-log',
  clientId: 5,
  clientName: 'Ana Silva',
  detail: { round: 1 },
}
const whole: AuditVerdict = {
  whole: true,
  entries: 41,
  sentence: null,
  checkedAt: '2026-11-21T03:00:00.000Z',
}
const broken: AuditVerdict = {
  ...whole,
  whole: false,
  sentence: 'Entry 17 was changed after it was written.',
}

describe('/dashboard/audit-log', () => {
  it('waits for the log, then shows its entries, of a deleted client the number', async () => {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const ofDeleted = { ...opening, position: 40, clientId: 9, clientName: null }
    stubCalls(
      signedInAs('staff'),
      answerTo(getAuditVerdict, () => whole),
      answerTo(listAuditEntriesCall, async () => {
        await arrived
        return { entries: [opening, ofDeleted], before: null, actors }
      }),
    )
    renderPage('/dashboard/audit-log')
    expect(await screen.findByText(/^All 41 entries are as they were written/)).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    arrive()
    const entries = within(await screen.findByRole('table', { name: /^Entries of the audit log/ }))
    expect(entries.getAllByRole('rowheader', { name: 'Open mail log' })).toHaveLength(2)
    const link = entries.getByRole('link', { name: 'Ana Silva' })
    expect(link.getAttribute('href')).toBe('/dashboard/client?client=5')
    expect(entries.getByText('Client 9 (deleted)')).toBeTruthy()
  })

  it('shows what failed in its place, and the rest', async () => {
    stubCalls(
      signedInAs('staff'),
      answerTo(getAuditVerdict, () => null),
      answerTo(listAuditEntriesCall, () => refusal(503, 'The database does not answer.')),
    )
    renderPage('/dashboard/audit-log')
    expect((await screen.findByRole('alert')).textContent).toBe('The database does not answer.Try again')
    expect(screen.getByText(/^It has not been checked yet/)).toBeTruthy()
    expect(screen.getByLabelText('Kind')).toBeTruthy()
  })

  it('keeps the filter in the address, starts at the newest with each, and says when nothing fits', async () => {
    const asked: string[] = []
    stubCalls(
      signedInAs('staff'),
      answerTo(getAuditVerdict, () => whole),
      answerTo(openedClients, () => []),
      answerTo(listAuditEntriesCall, ({ query }) => {
        asked.push(query.toString())
        return { entries: [], before: null, actors }
      }),
    )
    const page = renderPage('/dashboard/audit-log?person=s2&from=2026-11-01&before=30')
    expect(await screen.findByText('No entry fits this filter.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLSelectElement>('Person').value).toBe('s2')
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'files')
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-20' } })
    expect(await screen.findByText('In this time the person opened no client’s files.')).toBeTruthy()
    expect(page.location()).toBe('/dashboard/audit-log?person=s2&from=2026-11-01&kind=files&to=2026-11-20')
    await waitFor(() => expect(asked).toHaveLength(3))
    expect(asked[0]).toContain('before=30')
    expect(Object.fromEntries(new URLSearchParams(asked[2]))).toEqual({
      actor: 's2',
      kind: 'files',
      from: '2026-11-01',
      to: '2026-11-20',
    })
    await userEvent.click(screen.getByRole('button', { name: 'Clear the filter' }))
    expect(page.location()).toBe('/dashboard/audit-log')
  })

  it('raises an alarm when a check finds that the log was tampered with', async () => {
    stubCalls(
      signedInAs('staff'),
      answerTo(getAuditVerdict, () => whole),
      answerTo(verifyAudit, () => broken),
      answerTo(listAuditEntriesCall, () => ({ entries: [opening], before: null, actors })),
    )
    renderPage('/dashboard/audit-log')
    await screen.findByText(/^All 41 entries/)
    expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Check now' }))
    const alarm = await screen.findByRole('alert')
    expect(alarm.textContent).toContain('The audit log was tampered with')
    expect(alarm.textContent).toContain('Entry 17 was changed after it was written.')
    expect(screen.queryByText(/^All 41 entries/)).toBeNull()
  })
})
