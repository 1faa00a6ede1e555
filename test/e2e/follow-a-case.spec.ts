import { expect } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { test } from './support/other-browsers.ts'
import { newEmail } from './support/paying-steps.ts'
import { becomeStaff } from './support/staff-member.ts'

test('a colleague who is named finds the note, its case and a task in their day, on a telephone too', async ({
  page,
  request,
  openBrowser,
}) => {
  const contact = { name: 'Noted Person', email: newEmail(), phone: '(480) 555-0161' }
  const applied = await request.post('/api/tester-application', {
    data: { ...contact, studyConsent: true, agreeToContact: true },
  })
  const { clientId } = await applied.json()

  const nora = await openBrowser()
  await becomeStaff(nora, 'Nora Neighbour')
  await nora.setViewportSize({ width: 390, height: 844 })
  await becomeStaff(page, 'Sam Staff')
  await page.goto(`/dashboard/client?client=${clientId}&part=notes`)
  await page.getByLabel('Who looks after this case').selectOption({ label: 'Nora Neighbour' })
  await page.getByLabel('Add a tag').fill('call back')
  await page.getByRole('button', { name: 'Add tag' }).click()
  await expect(page.getByRole('list', { name: 'Tags' })).toContainText('call back')
  await page.getByLabel('What is to be done').fill('Ask for the police report')
  await page.getByRole('button', { name: 'Add task' }).click()
  await page.getByRole('button', { name: '@Nora Neighbour' }).click()
  await page.getByLabel('New note').pressSequentially('please look')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText('Names Nora Neighbour')
  await expectAccessible(page, 'the part of notes')

  await nora.goto('/dashboard/today?whose=me')
  const day = nora.getByRole('list', { name: 'What waits, the longest waiting first' })
  await expect(day.getByRole('link', { name: 'Task: Ask for the police report Noted Person' })).toBeVisible()
  await expectAccessible(nora, 'the day of one person')
  await day.getByRole('link', { name: 'Read the note that names you Noted Person' }).click()
  await nora.getByRole('button', { name: 'I have seen it' }).click()
  await nora.getByRole('button', { name: 'Done: Ask for the police report' }).click()
  await expect(nora.getByText('Nothing is to be done.')).toBeVisible()
  await expectAccessible(nora, 'the part of notes on a telephone')
  // What the colleague did shows on the page that is open elsewhere.
  await expect(page.getByText('Names Nora Neighbour (seen)')).toBeVisible()
  await nora.goto('/dashboard/today?whose=me')
  await expect(nora.getByText('Nothing of yours waits')).toBeVisible()
})
