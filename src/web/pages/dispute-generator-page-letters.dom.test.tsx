import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { disputeTypes } from '../../engine/letters/dispute-types.ts'
import { checkSubscription } from '../../shared/api/checkout.ts'
import { enter } from '../test-support/enter-text.ts'
import { renderPage } from '../test-support/render-page.tsx'
import { answerTo, stubCalls } from '../test-support/stub-calls.ts'

/** Opens the generator; any request after the check fails the test. */
async function open(): Promise<ReturnType<typeof userEvent.setup>> {
  const person = userEvent.setup()
  stubCalls(
    answerTo(checkSubscription, () => ({
      hasAccess: true,
      message: 'Access verified',
      userType: 'subscriber',
    })),
  )
  renderPage('/dispute-generator')
  enter(await screen.findByLabelText('Email address'), 'sue@example.com')
  await person.click(screen.getByRole('button', { name: 'Check my access' }))
  await screen.findByLabelText(/^Full name/)
  return person
}
const item = (number: number) => within(screen.getByRole('group', { name: `Item ${number}` }))
const generate = () => screen.getByRole('button', { name: 'Generate letters' })

describe('/dispute-generator, letters', () => {
  it('without name, address and bureau shows what is missing, in a toast and beside the fields', async () => {
    const person = await open()
    await person.click(generate())
    expect(await screen.findByText('Missing Information')).toBeTruthy()
    expect(
      screen.getByText('Please fill in your personal information and select at least one credit bureau.'),
    ).toBeTruthy()
    const summary = screen.getByRole('heading', { name: 'There is a problem' }).parentElement
    expect(document.activeElement).toBe(summary)
    expect([...(summary?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      '#fullName',
      '#address',
      '#bureau-equifax',
    ])
    enter(screen.getByLabelText(/^Full name/), 'Ana Silva')
    expect(screen.queryByRole('link', { name: 'Enter your full name' })).toBeNull()
    expect(screen.queryByText('Your letters')).toBeNull()
  })

  it('offers the ten types, fills in the sentence, and gives own words back that it took the place of', async () => {
    const person = await open()
    const type = item(1).getByLabelText<HTMLSelectElement>(/^Type of error/)
    const names = Object.values(disputeTypes).map(({ name }) => name)
    expect([...type.options].slice(1).map(({ text }) => text)).toEqual(names)
    const reason = item(1).getByLabelText<HTMLTextAreaElement>(/^Reason/)
    await person.selectOptions(type, 'Paid in Full')
    expect(reason.value).toBe(disputeTypes['paid-in-full'].reason)
    await person.clear(reason)
    enter(reason, 'Paid on May 2.')
    await person.selectOptions(type, 'Not Mine')
    expect(reason.value).toBe(disputeTypes['not-mine'].reason)
    await person.click(item(1).getByRole('button', { name: 'Put my words back' }))
    expect(reason.value).toBe('Paid on May 2.')
  })

  it('adds and removes items; the last one stays', async () => {
    const person = await open()
    expect(item(1).getByRole('button', { name: 'Remove item 1' })).toHaveProperty('disabled', true)
    await person.click(screen.getByRole('button', { name: 'Add another item' }))
    expect(document.activeElement?.id).toBe('item-2-type')
    enter(item(2).getByLabelText(/^Creditor/), 'Cedar Recovery')
    await person.click(item(1).getByRole('button', { name: 'Remove item 1' }))
    expect(item(1).getByLabelText<HTMLInputElement>(/^Creditor/).value).toBe('Cedar Recovery')
    expect(screen.queryByRole('group', { name: 'Item 2' })).toBeNull()
  })

  it.each([
    ['900-00-4821', '4821'],
    ['900004821', '4821'],
    ['48', '48'],
  ])('of a Social Security number that is typed as %s keeps %s', async (typed, kept) => {
    const person = await open()
    const field = screen.getByLabelText<HTMLInputElement>(/^Social Security/)
    await person.type(field, typed)
    expect(field.value).toBe(kept)
  })

  it('makes one letter for each bureau, copies it, and tells what was left out or changed since', async () => {
    const person = await open()
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    enter(screen.getByLabelText(/^Full name/), 'Ana Silva')
    enter(screen.getByLabelText(/^Address/), '5201 Windlestraw Pl')
    await person.click(screen.getByLabelText(/^Social Security/))
    await person.paste('123-45-4821')
    await person.selectOptions(item(1).getByLabelText(/^Type/), 'Incorrect Balance')
    enter(item(1).getByLabelText(/^Creditor/), 'Northwind Bank')
    await person.click(screen.getByRole('button', { name: 'Add another item' }))
    enter(item(2).getByLabelText(/^Creditor/), 'Cedar Recovery')
    await person.click(screen.getByLabelText(/^TransUnion/))
    await person.click(screen.getByLabelText(/^Equifax/))
    await person.click(generate())
    expect(await screen.findByText('Letters Generated Successfully!')).toBeTruthy()
    expect(screen.getAllByText('Generated dispute letters for 2 credit bureau(s).')).toHaveLength(2)
    expect(document.activeElement?.textContent).toBe('Your letters')
    const letters = screen.getAllByRole('article')
    expect(letters.map((letter) => letter.textContent?.includes('XXX-XX-4821'))).toEqual([true, true])
    expect(letters[0]?.textContent).toContain('Atlanta, GA 30374-0256')
    expect(letters[1]?.textContent).toContain('Chester, PA 19016-2000')
    expect(letters[0]?.textContent).not.toContain('Cedar Recovery')
    expect(screen.getByText(/^Not in the letters: Item 2\./)).toBeTruthy()
    expect(screen.getByText('Still empty in these letters: City, State, ZIP code.')).toBeTruthy()

    await person.click(screen.getByRole('button', { name: 'Copy, letter to Equifax' }))
    expect(await screen.findByText('Copied to Clipboard')).toBeTruthy()
    expect(copied.mock.calls[0]?.[0]).toContain('Re: Dispute of one item in my Equifax credit report')

    await person.selectOptions(item(2).getByLabelText(/^Type/), 'Mixed File')
    await person.click(screen.getByRole('button', { name: 'Generate them again' }))
    expect(screen.getAllByRole('article')[0]?.textContent).toContain('Cedar Recovery')
    expect(screen.queryByText(/^Not in the letters/)).toBeNull()
  })

  it('prints one letter alone, under the name of its file', async () => {
    const person = await open()
    enter(screen.getByLabelText(/^Full name/), 'Ana Silva')
    enter(screen.getByLabelText(/^Address/), '5201 Windlestraw Pl')
    await person.click(screen.getByLabelText(/^Experian/))
    await person.click(generate())
    let printed = ''
    let name = ''
    window.print = () => {
      printed = document.querySelector('body > .printed-letter')?.textContent ?? ''
      name = document.title
      window.dispatchEvent(new Event('afterprint'))
    }
    await person.click(
      await screen.findByRole('button', { name: 'Print or save as PDF, letter to Experian' }),
    )
    expect(printed).toContain('Dispute of one item in my Experian credit report')
    expect(name).toMatch(/^experian_dispute_letter_\d{4}-\d{2}-\d{2}$/)
    expect(document.title).toBe('Dispute Letter Generator - ARMOR')
    expect(document.querySelector('.printed-letter')).toBeNull()
    expect(screen.getByText(/^No item has both a type and a creditor/)).toBeTruthy()
  })

  it('says so when the clipboard is not allowed', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const person = await open()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    enter(screen.getByLabelText(/^Full name/), 'Ana Silva')
    enter(screen.getByLabelText(/^Address/), '5201 Windlestraw Pl')
    await person.click(screen.getByLabelText(/^Experian/))
    await person.click(generate())
    await person.click(await screen.findByRole('button', { name: 'Copy, letter to Experian' }))
    expect(await screen.findByText('Could not copy')).toBeTruthy()
  })

  it('keeps a draft until it is cleared, and clears everything when asked to', async () => {
    const person = await open()
    enter(screen.getByLabelText(/^Full name/), 'Ana Silva')
    enter(screen.getByLabelText(/^Date of birth/), '1984-03-09')
    expect(localStorage.getItem('armor_generator_draft')).toContain('Ana Silva')
    expect(localStorage.getItem('armor_generator_draft')).not.toContain('1984')
    await person.click(screen.getByRole('button', { name: 'Clear draft' }))
    await person.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(screen.getByLabelText<HTMLInputElement>(/^Full name/).value).toBe('Ana Silva')
    await person.click(screen.getByRole('button', { name: 'Clear draft' }))
    await person.click(screen.getByRole('button', { name: 'Clear everything' }))
    expect(screen.getByLabelText<HTMLInputElement>(/^Full name/).value).toBe('')
    expect(localStorage.getItem('armor_generator_draft')).toBeNull()
    expect(screen.getByText('Everything you typed is cleared.')).toBeTruthy()
  })
})
