import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { makeSandboxElements } from './sandbox-elements.tsx'

let place: HTMLElement
afterEach(() => place.remove())

describe('the sandbox’s payment element', () => {
  it('shows the tabs of the specification: the card is the one way to pay, and its fields are the panel of its tab', async () => {
    place = document.body.appendChild(document.createElement('div'))
    const element = makeSandboxElements({ clientSecret: 'pi_1_secret_2' }).create('payment')
    await act(async () => element.mount(place))
    const tabs = within(screen.getByRole('tablist', { name: 'Payment method' })).getAllByRole('tab')
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
      ['Card', 'true'],
    ])
    const panel = within(screen.getByRole('tabpanel', { name: 'Card' }))
    for (const label of ['Card number', 'Expiration date', 'Security code', 'ZIP code'])
      expect(panel.getByLabelText(label)).toBeTruthy()
    await act(async () => element.destroy())
  })
})
