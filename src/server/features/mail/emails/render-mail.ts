import { render } from '@react-email/components'
import type { ReactElement } from 'react'

/** HTML and text of one mail from the same element. Loading the renderer takes a second: import this on demand. */
export async function renderMail(element: ReactElement): Promise<{ html: string; text: string }> {
  const [html, text] = await Promise.all([render(element), render(element, { plainText: true })])
  return { html, text }
}
