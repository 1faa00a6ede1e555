import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { deleteFundingApplication, getStaffFundingApplication } from '../../shared/api/funding-staff.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { refusal } from '../test-support/sample-portal.ts'
import { applicationOf, staffApplication } from '../test-support/sample-staff-application.ts'
import { signedInAs } from '../test-support/staff-session.ts'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

// No live channel in these tests: the vendor's socket never connects.
vi.mock('socket.io-client', () => ({
  io: () => ({ on: () => {}, io: { on: () => {} }, emit: () => {}, connect: () => {}, close: () => {} }),
}))

const address = '/dashboard/funding?application=7'
const part = async () => within(await screen.findByRole('region', { name: 'Data and deletion' }))
const keeping = {
  deletionRequestedOn: '2026-11-21',
  deletionDueOn: '2026-11-28',
  afterLastUseOn: '2028-11-04',
}

describe('the data of an application on the staff side', () => {
  it('tells the day of a deletion that was asked for, until when it is kept, and the ways to both', async () => {
    stubCalls(...applicationOf(() => ({ ...staffApplication, keeping })))
    renderPage(address)
    const data = await part()
    expect(data.getByText(/^Deletion was asked for on November 21, 2026/).textContent).toContain(
      'deleted on November 28, 2026',
    )
    expect(data.getByText(/^Deleted by itself on November 4, 2028/)).toBeTruthy()
    const download = data.getByRole('link', { name: 'Download everything about this application' })
    expect(download.getAttribute('href')).toBe('/api/funding-applications/7/my-data')
    expect(data.getByText('Only an admin can delete an application.')).toBeTruthy()
    expect(data.queryByRole('button')).toBeNull()
  })

  it('lets an admin delete it once the name was typed again', async () => {
    const sent: unknown[] = []
    let gone = false
    stubCalls(
      signedInAs('admin'),
      answerTo(deleteFundingApplication, ({ body }) => {
        sent.push(body)
        gone = true
        return { deleted: true as const }
      }),
      answerTo(getStaffFundingApplication, () =>
        gone ? refusal(404, 'There is no such application.') : staffApplication,
      ),
      ...applicationOf(() => staffApplication),
    )
    renderPage(address)
    const data = await part()
    const name = await data.findByLabelText('Type “Bea Moreno” to confirm')
    await userEvent.type(name, 'Bea')
    await userEvent.click(data.getByRole('button', { name: 'Delete this application for good' }))
    expect(data.getByText('This is not the name of the applicant')).toBeTruthy()
    expect(sent).toEqual([])
    await userEvent.type(name, ' Moreno')
    await userEvent.click(data.getByRole('button', { name: 'Delete this application for good' }))
    await waitFor(() => expect(sent).toEqual([{ confirmName: 'Bea Moreno' }]))
    expect(await screen.findByText(/^There is no application with this number/)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Funding' })).toBeTruthy()
    expect(screen.queryByText('Bea Moreno')).toBeNull()
  })

  it('says why it was not deleted, and keeps what was typed', async () => {
    stubCalls(
      signedInAs('admin'),
      answerTo(deleteFundingApplication, () => refusal(403, 'Only an admin may do this.')),
      ...applicationOf(() => staffApplication),
    )
    renderPage(address)
    const data = await part()
    const name = await data.findByLabelText<HTMLInputElement>('Type “Bea Moreno” to confirm')
    enter(name, 'Bea Moreno')
    await userEvent.click(data.getByRole('button', { name: 'Delete this application for good' }))
    expect(await data.findByText('Only an admin may do this.')).toBeTruthy()
    expect(name.value).toBe('Bea Moreno')
  })
})
