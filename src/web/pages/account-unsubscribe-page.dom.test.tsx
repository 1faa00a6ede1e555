import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../test-support/render-page.tsx'

describe('/account/unsubscribe', () => {
  it('leads on where its link is not whole', async () => {
    renderPage('/account/unsubscribe')
    expect(await screen.findByText(/^This link is incomplete\. Open it again from the email/)).toBeTruthy()
    const preferences = screen.getByRole('link', { name: 'Communication preferences' })
    expect(preferences.getAttribute('href')).toBe('/account/preferences')
    expect(screen.queryByRole('button', { name: 'Stop optional emails' })).toBeNull()
  })
})
